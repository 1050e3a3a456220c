/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.workload.MessageLine.Until;

class MessageLineTest {

	@Test
	void aLineIsRead() throws Exception {
		assertEquals(new MessageLine(OptionalDouble.of(20), false, "orders", Until.REPLY, "{\"item\": 1}"), MessageLine.parse("20% queue orders reply {\"item\": 1}"));
		assertEquals(new MessageLine(OptionalDouble.empty(), false, "orders", Until.CONSUMED, "{\"item\": 1}"), MessageLine.parse("queue orders {\"item\": 1}"));
		assertEquals(new MessageLine(OptionalDouble.empty(), true, "prices", Until.SENT, ""), MessageLine.parse("topic prices"));
		assertEquals(new MessageLine(OptionalDouble.empty(), false, "a", Until.SENT, "reply"), MessageLine.parse("queue a sent reply"));
		assertEquals("queue orders consumed", MessageLine.parse("queue orders").label());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"'' | 0 | 0", "orders | 0 | 6", "queue | 5 | 0", "120% queue a | 0 | 4", "topic prices consumed x | 13 | 8", "10% POST /orders | 4 | 4"})
	void whatIsWrongIsPointedAt(String line, int offset, int length) {
		RequestLine.WrongRequest wrong = assertThrows(RequestLine.WrongRequest.class, () -> MessageLine.parse(line));
		assertEquals(List.of(offset, length), List.of(wrong.offset(), wrong.length()), wrong.getMessage());
	}

	private static List<String> problems(String text) {
		return WorkloadText.read("kind: constant-rate\n" + text).problems().stream().map(problem -> problem.line() + (problem.warning() ? " warning " : " error ") + problem.sentence()).toList();
	}

	@Test
	void whatKeysSayTogetherIsChecked() {
		assertEquals(List.of(), problems("message: 50% queue a reply\nmessage: queue b\nbroker: tcp://localhost:61616\nrequest: GET /ready"));
		assertEquals(List.of("3 error The shares add up to 110 %; together they are at most 100 %."), problems("message: 50% queue a\nmessage: 60% queue b\n"));
		assertEquals(List.of("3 warning The key address has no effect, because messages go to a broker here."), problems("message: queue a\naddress: http://localhost:8080\n"));
		assertEquals(List.of("2 warning The key broker has no effect, because there is no message to send; add a line \"message\"."), problems("broker: tcp://localhost:61616\n"));
		assertEquals(List.of("3 warning WireTune has no client for activemq; name with client-jar the jar of the application, which has one."), problems("message: queue a\nbroker-client: activemq\n"));
		assertTrue(problems("message: queue a\nbroker: vm://localhost\n").get(0).contains("is within another process"), "" + problems("message: queue a\nbroker: vm://localhost\n"));
		assertTrue(problems("message: queue a\nmessage-property: no-name\n").get(0).startsWith("3 error"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"tcp://localhost:61616", "tcp://127.0.0.1:61616?jms.useAsyncSend=true", "failover:(tcp://localhost:1,nio://[::1]:2)?randomize=false", "amqp://user:pass@localhost:5672"})
	void brokersOfThisMachineAreKnown(String address) {
		assertTrue(MessageKeys.isLoopback(address));
	}

	@ParameterizedTest
	@ValueSource(strings = {"tcp://broker.example:61616", "failover:(tcp://localhost:1,tcp://far:2)", "tcp://localhost.example:1", "vm:broker", "amqp://localhost@far:5672"})
	void othersAreNot(String address) {
		assertFalse(MessageKeys.isLoopback(address));
	}

	@Test
	void theyAreNoRequestsOfHttp() {
		Workload messages = Workload.of(WorkloadKind.RAMP).with(MessageKeys.MESSAGE, List.of("queue a")).with(TargetKeys.REQUEST, List.of("GET /ready"));
		assertFalse(TargetKeys.isPlainHttp(messages));
		assertTrue(MessageKeys.areSent(messages));
		assertFalse(MessageKeys.areSent(Workload.of(WorkloadKind.LOOP)));
	}

	@Test
	void thePasswordIsNotShown() {
		Workload workload = Workload.of(WorkloadKind.RAMP).with(MessageKeys.MESSAGE, List.of("queue a")).with(MessageKeys.PASSWORD, List.of("s3cr3t-w0rd"));
		assertFalse(workload.shown().toString().contains("s3cr3t"), workload.shown().toString());
	}
}
