/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.management.MemoryUsage;

import javax.management.openmbean.CompositeData;

import com.google.gson.JsonParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the REST connector of Open Liberty 26.0.0.3 answers, word by word, and what a server may answer that is none. */
class LibertyValuesTest {

	private static Object read(String json) {
		return LibertyValues.read(JsonParser.parseString(json));
	}

	@Test
	void numbersAndTextsComeByTheNameOfTheirType() {
		assertEquals(467218L, read("{'value':'467218','type':'java.lang.Long'}"));
		assertEquals(true, read("{'value':'true','type':'java.lang.Boolean'}"));
		assertEquals("HEAP", read("{'value':'HEAP','type':'java.lang.String'}"));
		assertEquals(0.25, read("{'value':'0.25','type':'java.lang.Double'}"));
		assertArrayEquals(new long[] { 3, 12 }, (long[]) read("{'value':['3','12'],'type':'[J'}"));
		assertNull(read("{'value':null,'type':null}"));
	}

	@Test
	void theUseOfMemoryIsOneOfItsOpenType() {
		CompositeData usage = (CompositeData) read("{'value':{'committed':'125829120','init':'398458880','max':'6320816128','used':'74092888'},"
				+ "'type':{'className':'javax.management.openmbean.CompositeDataSupport','openType':'0'},'openTypes':[{'openTypeClass':'javax.management.openmbean.CompositeType',"
				+ "'className':'javax.management.openmbean.CompositeData','typeName':'java.lang.management.MemoryUsage','description':'java.lang.management.MemoryUsage',"
				+ "'items':[{'key':'committed','description':'committed','type':'1'},{'key':'init','description':'init','type':'1'},{'key':'max','description':'max','type':'1'},"
				+ "{'key':'used','description':'used','type':'1'}]},'java.lang.Long']}");
		assertEquals(74092888, MemoryUsage.from(usage).getUsed());
	}

	@Test
	void rowsThatAreMissingStayMissing() {
		assertArrayEquals(new CompositeData[2], (CompositeData[]) read("{'value':[null,null],'type':{'className':'[Ljavax.management.openmbean.CompositeData;','items':[null,null]}}"));
	}

	@Test
	void anObjectThatIsSerializedIsNotRead() {
		assertNull(read("{'value':'x','type':{'className':'com.acme.Thing','serialized':'rO0ABXNyABN'}}"));
		assertNull(read("{'value':'x','type':'com.acme.Thing'}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'value':'many','type':'java.lang.Long'}", "{'value':{},'type':{'openType':'7'}}", "{'value':{},'type':{'openType':'0'},'openTypes':[{}]}",
			"{'value':[1,2],'type':{'openType':'0'},'openTypes':['java.lang.Long']}", "{'value':'x','type':['y']}",
			"{'value':{'a':'1'},'type':{'openType':'0'},'openTypes':[{'openTypeClass':'x.CompositeType','typeName':'t','items':[{'key':'a','type':'0'}]}]}" })
	void whatIsNoAnswerIsRefusedOrEmpty(String json) {
		try {
			Object value = read(json);
			assertEquals(true, value == null || value instanceof CompositeData, json);
		} catch (IllegalStateException refused) {
			assertThrows(IllegalStateException.class, () -> read(json));
		}
	}
}
