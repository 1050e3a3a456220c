/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Reads pages of the help. */
final class Page {

	private Page() {
	}

	/**
	 * Parses a page.
	 *
	 * @param text the page
	 * @return its tree
	 * @throws SAXParseException where it is not well-formed
	 */
	static Document parse(String text) throws Exception {
		DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
		builder.setErrorHandler(new DefaultHandler());
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
		return builder.parse(new InputSource(new StringReader(text)));
	}

	/** {@return the texts of all elements of a name, in file order} */
	static List<String> texts(Document page, String tag) {
		return elements(page, tag).stream().map(Element::getTextContent).toList();
	}

	/** {@return all elements of a name, in file order} */
	static List<Element> elements(Document page, String tag) {
		List<Element> elements = new ArrayList<>();
		NodeList nodes = page.getElementsByTagName(tag);
		for (int i = 0; i < nodes.getLength(); i++) {
			elements.add((Element) nodes.item(i));
		}
		return elements;
	}

	/** {@return the text between a heading and the next one, white space at both ends left out} */
	static String section(Element heading) {
		StringBuilder text = new StringBuilder();
		for (Node node = heading.getNextSibling(); node != null && !node.getNodeName().equals("h2"); node = node.getNextSibling()) {
			text.append(node.getTextContent());
		}
		return text.toString().strip();
	}
}
