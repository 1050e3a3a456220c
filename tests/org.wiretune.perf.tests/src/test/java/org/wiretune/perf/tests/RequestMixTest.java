/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.RequestMix;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

class RequestMixTest {

	@Test
	void aLineHasShareMethodPathAndBody() throws Exception {
		RequestLine line = RequestLine.parse("12.5 % POST /orders?x=1 application/json {\"item\": 1,  \"of\": 2}");
		assertEquals(12.5, line.share().orElseThrow());
		assertEquals("POST /orders?x=1", line.label());
		assertEquals("application/json", line.contentType());
		assertEquals("{\"item\": 1,  \"of\": 2}", line.body());
		assertTrue(RequestLine.parse("GET /").share().isEmpty());
		assertEquals("", RequestLine.parse("DELETE /orders/1").body());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "FETCH /orders | 0 | 5", "120% GET / | 0 | 4", "0% GET / | 0 | 2",
			"GET orders | 4 | 6", "GET | 3 | 0", "GET /größe | 4 | 6", "GET / text/plain x | 6 | 12", "POST / json {} | 7 | 4",
			"POST / text/plain | 17 | 0", "20% | 3 | 0" })
	void whatIsNoRequestIsSaidWithItsPlace(String line, int offset, int length) {
		RequestLine.WrongRequest wrong = assertThrows(RequestLine.WrongRequest.class, () -> RequestLine.parse(line));
		assertEquals(offset + " " + length, wrong.offset() + " " + wrong.length(), wrong.getMessage());
		assertTrue(wrong.getMessage().endsWith(".") || wrong.getMessage().endsWith("\"."), wrong.getMessage());
	}

	@Test
	void requestsWithoutAShareHaveWhatIsLeft() throws Exception {
		assertEquals(List.of(60.0, 20.0, 20.0), mix("60% GET /a", "GET /b", "GET /c").shares());
		assertEquals(List.of(100.0), mix("GET /").shares());
		assertEquals(100, mix("33.33% GET /a", "33.33% GET /b", "33.33% GET /c").shares().stream()
				.mapToDouble(Double::doubleValue).sum(), 1e-9);
	}

	@Test
	void sharesThatAreNoWholeAreRefused() {
		assertEquals("The shares add up to 110 %; together they are at most 100 %.",
				assertThrows(IllegalArgumentException.class, () -> mix("60% GET /a", "50% GET /b")).getMessage());
		assertEquals("The shares add up to 90 %; give the 10 % that are left to a request, or leave one share out, which "
				+ "then is the rest.",
				assertThrows(IllegalArgumentException.class, () -> mix("60% GET /a", "30% GET /b")).getMessage());
		assertEquals("The shares add up to 100 %; nothing is left for the requests without a share.",
				assertThrows(IllegalArgumentException.class, () -> mix("100% GET /a", "GET /b")).getMessage());
	}

	@Test
	void aFileTellsLineAndColumn() {
		WorkloadText.Reading reading = WorkloadText.read("""
				kind: ramp
				address: http://localhost:8080/shop
				request: 60% GET /orders
				request:   60% POST orders
				size: 1 KB
				""");
		assertTrue(reading.workload().isEmpty());
		assertEquals(List.of("4:21:6:false", "5:1:4:true"), places(reading));
		reading = WorkloadText.read("kind: constant-rate\nrequest: 60% GET /a\nrequest: 60% GET /b\n");
		assertEquals(List.of("3:10:3:false"), places(reading));
		reading = WorkloadText.read("kind: ramp\nbinding: sca-async\n");
		assertEquals(List.of("2:10:9:false"), places(reading));
		assertTrue(reading.problems().getFirst().sentence().startsWith("The sender of SCA async is inside the server"));
		assertTrue(WorkloadText.read("kind: ramp\nbinding: ws-sync\n").workload().isPresent());
		assertTrue(WorkloadText.read("kind: loop\nbindings: sca-async\n").workload().isPresent());
	}

	private static List<String> places(WorkloadText.Reading reading) {
		return reading.problems().stream().map(RequestMixTest::place).toList();
	}

	private static String place(WorkloadProblem problem) {
		return problem.line() + ":" + problem.column() + ":" + problem.length() + ":" + problem.warning();
	}

	private static RequestMix mix(String... lines) throws RequestLine.WrongRequest {
		List<RequestLine> requests = new ArrayList<>();
		for (String line : lines) {
			requests.add(RequestLine.parse(line));
		}
		return RequestMix.of(requests);
	}
}
