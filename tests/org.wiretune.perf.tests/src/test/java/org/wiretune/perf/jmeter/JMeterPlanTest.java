/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.perf.workload.WrongValueException;
import org.xml.sax.InputSource;

class JMeterPlanTest {

	private static final String RAMP = """
			kind: ramp
			name: Orders & more <1>
			address: http://localhost:8080/shop/
			request: 80% GET /orders?from=1
			request: POST /orders application/json {"item": "${__P(x)}", "path": "a\\\\b"}
			users: 1, 20
			think-time: 250 ms
			warm-up: 1500 ms
			duration: 3 s
			call-timeout: 5 s
			""";

	private static Workload workload(String text) {
		WorkloadText.Reading reading = WorkloadText.read(text);
		return reading.workload().orElseThrow(() -> new AssertionError(reading.problems()));
	}

	private static JMeterPlan plan(String text, int engines) throws WrongValueException {
		return JMeterPlan.of(workload(text), engines);
	}

	private static Document xml(String text) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
	}

	private static List<Element> elements(Document document, String name) {
		List<Element> result = new ArrayList<>();
		NodeList found = document.getElementsByTagName(name);
		for (int i = 0; i < found.getLength(); i++) {
			result.add((Element) found.item(i));
		}
		return result;
	}

	private static List<Element> children(Element parent) {
		List<Element> result = new ArrayList<>();
		for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
			if (node instanceof Element element) {
				result.add(element);
			}
		}
		return result;
	}

	private static String property(Element element, String name) {
		return children(element).stream().filter(child -> child.getAttribute("name").equals(name)).findFirst().orElseThrow()
				.getTextContent();
	}

	@Test
	void aRampIsAThreadGroupForEachStep() throws Exception {
		Document document = xml(plan(RAMP, 1).toText());
		Element test = elements(document, "TestPlan").getFirst();
		assertEquals("Orders & more <1>", test.getAttribute("testname"));
		assertEquals("true", property(test, "TestPlan.serialize_threadgroups"));
		List<Element> groups = elements(document, "ThreadGroup");
		assertEquals(List.of("Step 1: 1 users", "Step 2: 20 users"),
				groups.stream().map(group -> group.getAttribute("testname")).toList());
		assertEquals(List.of("1", "20"),
				groups.stream().map(group -> property(group, "ThreadGroup.num_threads")).toList());
		assertEquals("5", property(groups.getFirst(), "ThreadGroup.duration"), "4.5 s are not cut off");
		assertEquals(List.of("250", "250"),
				elements(document, "ConstantTimer").stream().map(timer -> property(timer, "ConstantTimer.delay")).toList());
		assertEquals(List.of("80.0", "20.0"), elements(document, "ThroughputController").stream().limit(2)
				.map(share -> property(share, "ThroughputController.percentThroughput")).toList());
	}

	@Test
	void requestsGoWhereTheWorkloadSays() throws Exception {
		List<Element> requests = elements(xml(plan(RAMP, 1).toText()), "HTTPSamplerProxy");
		Element get = requests.get(0);
		assertEquals("GET /orders?from=1", get.getAttribute("testname"));
		assertEquals("localhost", property(get, "HTTPSampler.domain"));
		assertEquals("8080", property(get, "HTTPSampler.port"));
		assertEquals("/shop/orders?from=1", property(get, "HTTPSampler.path"));
		assertEquals("5000", property(get, "HTTPSampler.response_timeout"));
		Element post = requests.get(1);
		assertEquals("true", property(post, "HTTPSampler.postBodyRaw"));
		assertTrue(post.getTextContent().contains("{\"item\": \"${WIRETUNE_DOLLAR}{__P(x)}\", \"path\": \"a\\\\\\\\b\"}"),
				post.getTextContent());
	}

	/** In a plan each element is followed by the tree of what is below it; JMeter refuses others. */
	@Test
	void elementsAndTreesTakeTurns() throws Exception {
		for (String text : List.of(RAMP, rate("even", 1), rate("poisson", 1))) {
			for (Element tree : elements(xml(plan(text, 2).toText()), "hashTree")) {
				List<Element> children = children(tree);
				assertEquals(0, children.size() % 2);
				for (int i = 0; i < children.size(); i++) {
					assertEquals(i % 2 == 1, children.get(i).getTagName().equals("hashTree"), children.get(i).getTagName());
				}
			}
		}
	}

	private static String rate(String arrivals, int connections) {
		return "kind: constant-rate\naddress: https://localhost\nrates: 100\narrivals: " + arrivals + "\nconnections: "
				+ connections + "\n";
	}

	@Test
	void aRateIsSharedAmongEngines() throws Exception {
		Document even = xml(plan(rate("even", 9), 4).toText());
		assertEquals("1500.0", value(elements(even, "ConstantThroughputTimer").getFirst()), "per minute and engine");
		assertEquals("3", property(elements(even, "ThreadGroup").getFirst(), "ThreadGroup.num_threads"));
		assertEquals("", property(elements(even, "HTTPSamplerProxy").getFirst(), "HTTPSampler.port"));
		Document random = xml(plan(rate("poisson", 9), 4).toText());
		assertEquals("25.0", value(elements(random, "PreciseThroughputTimer").getFirst()), "per second and engine");
	}

	private static String value(Element timer) {
		return children(children(timer).stream().filter(child -> child.getTagName().equals("doubleProp")).findFirst()
				.orElseThrow()).get(1).getTextContent();
	}

	@Test
	void usersThatCannotBeDividedAreRoundedUpAndSaid() throws WrongValueException {
		List<PlanStep> steps = plan(RAMP, 3).steps();
		assertEquals(List.of(1, 7), steps.stream().map(PlanStep::threads).toList());
		assertEquals(List.of("JMeter 3 users", "JMeter 21 users"), steps.stream().map(PlanStep::id).toList());
		assertTrue(steps.get(1).remarks().getFirst().contains("The workload says 20 users; 3 engines"));
	}

	@Test
	void repetitionsAreStepsOfTheirOwn() throws WrongValueException {
		List<PlanStep> steps = plan(RAMP + "repetitions: 2\n", 1).steps();
		assertEquals(List.of("JMeter 1 users", "JMeter 20 users", "JMeter 1 users #2", "JMeter 20 users #2"),
				steps.stream().map(PlanStep::id).toList());
		assertEquals(4, steps.stream().map(PlanStep::group).distinct().count());
	}

	@Test
	void theSameWorkloadGivesTheSameText() throws WrongValueException {
		assertEquals(plan(RAMP, 2).toText(), plan(RAMP, 2).toText());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { //
			"kind: ramp | JMeter calls an HTTP address, and the workload names none",
			"kind: ramp;address: http://a;address: http://b | The workload names 2 addresses",
			"kind: constant-rate;address: http://a;arrivals: poisson;rates: 1, 2 | With arrivals poisson a plan",
			"kind: loop | JMeter runs workloads of the kinds ramp, constant-rate and jmeter, not loop." })
	void whatJMeterCannotRunIsSaid(String lines, String sentence) {
		Workload workload = workload(lines.replace(';', '\n'));
		String message = assertThrows(WrongValueException.class, () -> JMeterPlan.of(workload, 1)).getMessage()
				.replace(".0", "");
		assertTrue(message.contains(sentence), message);
	}

	@Test
	void signsThatXmlCannotHoldBreakNothing() throws Exception {
		xml(new JmxWriter().begin("a", "b", "\u0001\uFFFF\"<&").text("c", "x\u0000\n\t${").end().finish());
	}
}
