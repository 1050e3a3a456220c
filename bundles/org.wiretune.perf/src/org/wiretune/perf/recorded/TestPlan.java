/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.recorded;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.wiretune.perf.workload.RequestLine;

/**
 * A plan of Apache JMeter: its HTTP samplers and the users of its thread groups. What JMeter works out while it runs, such as
 * variables, extractors and timers, is not taken over, and told.
 *
 * @param requests the requests in their order
 * @param users users of all thread groups together, 1 to {@value #MOST_USERS}
 * @param notes sentences on what could not be taken over
 */
record TestPlan(List<RequestLine> requests, int users, List<String> notes) {

	/** A closed loop has no more. */
	static final int MOST_USERS = 1000;

	private static final String SAMPLER = "HTTPSamplerProxy";
	private static final String FORM = "application/x-www-form-urlencoded";
	private static final String JSON = "application/json";
	private static final Set<String> UNKNOWN_TO_US = Set.of("RegexExtractor", "JSONPostProcessor", "XPathExtractor", "CSVDataSet", "CookieManager", "HeaderManager", "LoopController", "IfController",
			"WhileController", "JSR223PreProcessor", "JSR223Sampler", "ConstantTimer", "UniformRandomTimer", "GaussianRandomTimer", "ConstantThroughputTimer");

	/** Reads a plan. @throws IOException where it is none; the message is a sentence */
	static TestPlan read(Path file) throws IOException {
		XMLInputFactory factory = XMLInputFactory.newFactory();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
		try (InputStream bytes = Files.newInputStream(file)) {
			XMLStreamReader xml = factory.createXMLStreamReader(bytes);
			Reader reader = new Reader();
			while (xml.hasNext()) {
				int event = xml.next();
				if (event == XMLStreamConstants.START_ELEMENT) {
					reader.begin(xml);
				} else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals(SAMPLER)) {
					reader.end();
				}
			}
			return reader.plan();
		} catch (XMLStreamException wrong) {
			throw new IOException(TEXTS.get("recorded.jmx", file, wrong.getMessage()), wrong);
		}
	}

	/** Gathers what the elements say. */
	private static final class Reader {

		private final List<RequestLine> requests = new ArrayList<>();
		private final Set<String> notTaken = new LinkedHashSet<>();
		private final List<String> notes = new ArrayList<>();
		private int users;
		private boolean inSampler;
		private boolean isOff;
		private boolean isRaw;
		private String method = "GET";
		private String path = "/";
		private final List<String[]> arguments = new ArrayList<>();

		void begin(XMLStreamReader xml) throws XMLStreamException {
			String element = xml.getLocalName();
			boolean enabled = !"false".equals(xml.getAttributeValue(null, "enabled"));
			String property = xml.getAttributeValue(null, "name");
			if (element.equals(SAMPLER)) {
				inSampler = true;
				isOff = !enabled;
				isRaw = false;
				method = "GET";
				path = "/";
				arguments.clear();
			} else if (UNKNOWN_TO_US.contains(element) && enabled) {
				notTaken.add(element);
			} else if (element.equals("elementProp") && inSampler && String.valueOf(xml.getAttributeValue(null, "elementType")).endsWith("Argument")) {
				arguments.add(new String[] { "", "" });
			} else if (element.endsWith("Prop") && !element.equals("elementProp") && property != null) {
				value(property, xml);
			}
		}

		private void value(String property, XMLStreamReader xml) throws XMLStreamException {
			switch (property) {
			case "ThreadGroup.num_threads" -> users += number(xml.getElementText());
			case "HTTPSampler.method" -> method = xml.getElementText().strip();
			case "HTTPSampler.path" -> path = xml.getElementText().strip();
			case "HTTPSampler.postBodyRaw" -> isRaw = Boolean.parseBoolean(xml.getElementText().strip());
			case "Argument.name" -> argument(0, xml.getElementText());
			case "Argument.value" -> argument(1, xml.getElementText());
			default -> {
				// Says nothing of a request.
			}
			}
		}

		/** Variables of the plan are arguments too. */
		private void argument(int part, String text) {
			if (inSampler && !arguments.isEmpty()) {
				arguments.get(arguments.size() - 1)[part] = text;
			}
		}

		private static int number(String text) {
			try {
				return Integer.parseInt(text.strip());
			} catch (NumberFormatException variable) {
				return 1;
			}
		}

		void end() {
			inSampler = false;
			if (isOff) {
				return;
			}
			boolean raw = isRaw || arguments.size() == 1 && arguments.get(0)[0].isEmpty();
			StringBuilder body = new StringBuilder();
			for (String[] argument : arguments) {
				body.append(raw || body.isEmpty() ? "" : "&").append(raw ? argument[1] : encoded(argument[0]) + '=' + encoded(argument[1]));
			}
			String where = path.startsWith("/") ? path : '/' + path;
			boolean takesBody = !method.equals("GET") && !method.equals("HEAD") && !method.equals("OPTIONS");
			if (!takesBody && !body.isEmpty()) {
				where += (where.contains("?") ? "&" : "?") + body;
				body.setLength(0);
			}
			if (where.contains("${") || body.indexOf("${") >= 0) {
				notes.add(TEXTS.get("recorded.variable", path));
				return;
			}
			try {
				requests.add(RecordedLoad.request(method, where, raw ? JSON : FORM, body.toString()));
			} catch (RequestLine.WrongRequest cannotBeSent) {
				notes.add(TEXTS.get("recorded.leftOut", path, cannotBeSent.getMessage()));
			}
		}

		private static String encoded(String text) {
			return text.contains("${") ? text : URLEncoder.encode(text, StandardCharsets.UTF_8);
		}

		TestPlan plan() {
			if (!notTaken.isEmpty()) {
				notes.add(TEXTS.get("recorded.notTaken", String.join(", ", notTaken)));
			}
			return new TestPlan(requests, Math.max(1, Math.min(MOST_USERS, users)), notes);
		}
	}
}
