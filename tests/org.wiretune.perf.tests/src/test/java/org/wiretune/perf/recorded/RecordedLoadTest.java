/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.recorded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;

/** Loads from a recording of a browser, a plan of JMeter and a workload file. */
class RecordedLoadTest {

	private static final String HAR = """
			{"log": {"version": "1.2", "entries": [
			  {"request": {"method": "GET", "url": "https://shop.example/items?page=1"}},
			  {"request": {"method": "GET", "url": "https://shop.example/items?page=1"}},
			  {"request": {"method": "GET", "url": "https://other.example/pixel"}},
			  {"request": {"method": "POST", "url": "https://shop.example/cart", "postData": {"mimeType": "application/json; charset=utf-8", "text": "{\\n  \\"item\\": 7\\n}"}}},
			  {"request": {"method": "GET", "url": "https://shop.example"}}]}}
			""";
	private static final String JMX = """
			<?xml version="1.0" encoding="UTF-8"?>
			<jmeterTestPlan version="1.2"><hashTree>
			<ThreadGroup enabled="true"><stringProp name="ThreadGroup.num_threads">12</stringProp></ThreadGroup>
			<HTTPSamplerProxy enabled="true"><elementProp name="HTTPsampler.Arguments" elementType="Arguments"><collectionProp name="Arguments.arguments">
			  <elementProp name="page" elementType="HTTPArgument"><stringProp name="Argument.value">a b</stringProp><stringProp name="Argument.name">page</stringProp></elementProp>
			  <elementProp name="size" elementType="HTTPArgument"><stringProp name="Argument.name">size</stringProp><stringProp name="Argument.value">9</stringProp></elementProp>
			</collectionProp></elementProp><stringProp name="HTTPSampler.path">/items</stringProp><stringProp name="HTTPSampler.method">GET</stringProp></HTTPSamplerProxy>
			<HTTPSamplerProxy enabled="true"><boolProp name="HTTPSampler.postBodyRaw">true</boolProp><elementProp name="HTTPsampler.Arguments" elementType="Arguments"><collectionProp name="Arguments.arguments">
			  <elementProp name="" elementType="HTTPArgument"><stringProp name="Argument.value">{"item": 7}</stringProp></elementProp>
			</collectionProp></elementProp><stringProp name="HTTPSampler.path">cart</stringProp><stringProp name="HTTPSampler.method">POST</stringProp></HTTPSamplerProxy>
			<HTTPSamplerProxy enabled="true"><stringProp name="HTTPSampler.path">/items/${id}</stringProp><stringProp name="HTTPSampler.method">GET</stringProp></HTTPSamplerProxy>
			<HTTPSamplerProxy enabled="false"><stringProp name="HTTPSampler.path">/off</stringProp><stringProp name="HTTPSampler.method">GET</stringProp></HTTPSamplerProxy>
			<RegexExtractor enabled="true"/>
			</hashTree></jmeterTestPlan>
			""";

	@TempDir
	Path folder;

	private RecordedLoad load(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.writeString(file, text);
		return RecordedLoad.of(file);
	}

	@Test
	void aRecordingIsAMixOfTheHostThatWasCalledMost() throws IOException {
		RecordedLoad load = load("shop.har", HAR);
		assertEquals(List.of("50% GET /items?page=1", "25% POST /cart application/json;charset=utf-8 { \"item\": 7 }", "25% GET /").stream().map(line -> line.replaceFirst("^(\\d+)%", "$1.0%")).toList(),
				load.workload().value(TargetKeys.REQUEST));
		assertTrue(load.notes().toString().contains("shop.example"), load.notes().toString());
	}

	@Test
	void aPlanGivesRequestsAndUsersAndTellsWhatIsNotTaken() throws IOException {
		RecordedLoad load = load("shop.jmx", JMX);
		assertEquals(List.of(12), load.workload().value(RampKeys.USERS));
		assertEquals(List.of("50.0% GET /items?page=a+b&size=9", "50.0% POST /cart application/json {\"item\": 7}"), load.workload().value(TargetKeys.REQUEST));
		assertTrue(load.notes().toString().contains("/items/${id}") && load.notes().toString().contains("RegexExtractor"), load.notes().toString());
	}

	@Test
	void aWorkloadIsTakenAsItIs() throws IOException {
		assertEquals(List.of("GET /orders"), load("shop.workload", "kind: ramp\nrequest: GET /orders\n").workload().value(TargetKeys.REQUEST));
	}

	@Test
	void whatCannotBeSentIsToldInASentence() {
		assertTrue(assertThrows(IOException.class, () -> load("none.har", "{\"log\": {\"entries\": []}}")).getMessage().contains("can be sent"));
		assertTrue(assertThrows(IOException.class, () -> load("broken.har", "{")).getMessage().contains("cannot be read"));
		assertTrue(assertThrows(IOException.class, () -> load("broken.jmx", "<a>")).getMessage().contains("cannot be read"));
		assertTrue(assertThrows(IOException.class, () -> load("wrong.workload", "kind: nothing\n")).getMessage().contains("cannot be used"));
	}
}
