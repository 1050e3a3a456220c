/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class XmlMarkupTest {

	private static final String TEXT = "<?xml version='1.0'?><!-- <x> --><r xmlns:a='urn:a' xmlns:aa = \"urn:b\"><e v='1>2'><![CDATA[</e>]]><e/></e><f/></r>";

	@Test
	void elements() {
		int start = TEXT.indexOf("<e v");
		assertEquals("<e v='1>2'>", TEXT.substring(start, XmlMarkup.endOfTag(TEXT, start)));
		assertEquals("<e v='1>2'><![CDATA[</e>]]><e/></e>", TEXT.substring(start, XmlMarkup.endOfElement(TEXT, start)));
		assertEquals(start, XmlMarkup.startOfTag(TEXT, TEXT.indexOf("1>2")));
		assertEquals(start, XmlMarkup.startOfTag(TEXT, start));
		assertEquals(TEXT.indexOf("<r"), XmlMarkup.startOfRoot(TEXT));
		assertEquals(-1, XmlMarkup.endOfElement("<a><b></a", 0));
		assertEquals(-1, XmlMarkup.endOfElement("<a", 0));
	}

	@Test
	void namespaces() {
		assertEquals("a", XmlMarkup.prefixOf(TEXT, "urn:a"));
		assertEquals("aa", XmlMarkup.prefixOf(TEXT, "urn:b"));
		assertNull(XmlMarkup.prefixOf(TEXT, "urn:c"));
		assertEquals("urn:b", XmlMarkup.namespaceOf(TEXT, "aa"));
		assertEquals("urn:a", XmlMarkup.namespaceOf(TEXT, "a"));
		assertNull(XmlMarkup.namespaceOf(TEXT, "b"));
		assertNull(XmlMarkup.namespaceOf("no markup", "b"));
	}
}
