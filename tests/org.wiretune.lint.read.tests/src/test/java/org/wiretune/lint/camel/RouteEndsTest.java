/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/** Ends of routes that no running application tells apart: what other files or nobody in the project says. */
class RouteEndsTest {

	private static final String FOLDER = "orders/src/main/resources/camel/";

	private final MemoryTree tree = new MemoryTree().with("orders/pom.xml", "<project/>");

	private static String routes(String content) {
		return "<routes xmlns='http://camel.apache.org/schema/spring'>" + content + "</routes>";
	}

	private Module module() throws IOException {
		LintResult result = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		assertTrue(result.problems().isEmpty(), () -> result.problems().toString());
		return result.solution().getModules().getFirst();
	}

	private static List<String> names(List<? extends Element> elements) {
		return elements.stream().map(Element::getName).sorted().toList();
	}

	private static Component component(Module module, String name) {
		return module.getComponents().stream().filter(each -> name.equals(each.getName())).findFirst().orElseThrow(() -> new AssertionError(names(module.getComponents())));
	}

	@Test
	void anEndpointWithAnIdIsItsAddress() throws IOException {
		tree.with(FOLDER + "camel-context.xml", "<beans xmlns='http://www.springframework.org/schema/beans'><camelContext xmlns='http://camel.apache.org/schema/spring'><endpoint id='in' uri='jms:queue:in'/><endpoint id='out' uri='direct:out'/>"
				+ "<route id='a'><from ref='in'/><to ref='out'/><to ref='elsewhere'/></route><route id='b'><from ref='out'/><to uri='jms:queue:done'/></route></camelContext></beans>");
		Module module = module();
		assertEquals(List.of("jms:queue:in"), names(module.getExports()));
		assertSame(component(module, "b"), component(module, "a").getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(1, component(module, "a").getReferences().size());
	}

	@Test
	void importsOfRoutesOfOneNameStayInTheirFile() throws IOException {
		tree.with(FOLDER + "one.xml", routes("<route id='main'><from uri='direct:one'/><to uri='jms:queue:out'/></route>")).with(FOLDER + "two.xml", routes("<route id='main'><from uri='direct:two'/><to uri='jms:queue:out'/></route>"));
		Module module = module();
		assertEquals(2, module.getImports().size());
		for (Component route : module.getComponents()) {
			assertEquals(1, route.getReferences().getFirst().getWires().size());
			assertEquals(route.getOrigin().path(), route.getReferences().getFirst().getWires().getFirst().getResolved().getOrigin().path());
		}
	}

	@Test
	void aKameletIsAnEndThatNobodyKnows() throws IOException {
		tree.with(FOLDER + "kamelets.xml", routes("<route id='a'><from uri='kamelet:chuck-norris-source?period=1000'/><to uri='kamelet:log-sink'/></route>"));
		Module module = module();
		assertEquals(List.of("kamelet:chuck-norris-source"), names(module.getExports()));
		assertEquals(List.of("a to kamelet:log-sink"), names(module.getImports()));
	}

	@Test
	void aTemplateThatAnotherFileFillsInIsShownWithItsParameters() throws IOException {
		tree.with("orders/src/main/java/shop/Templates.java", "package shop;\n\nimport org.apache.camel.builder.RouteBuilder;\n\npublic class Templates extends RouteBuilder {\n\tpublic void configure() {\n"
				+ "\t\trouteTemplate(\"greeting\").templateParameter(\"name\").templateParameter(\"period\", \"3s\").from(\"timer:{{name}}?period={{period}}\").to(\"direct:{{name}}\");\n\t}\n}\n")
				.with(FOLDER + "made.xml", "<templatedRoutes xmlns='http://camel.apache.org/schema/spring'><templatedRoute routeTemplateRef='greeting'><parameter name='name' value='one'/></templatedRoute></templatedRoutes>");
		Component template = component(module(), "greeting");
		assertEquals("route-template", template.getImplementation().getType());
		assertEquals(List.of("name=", "period=3s"), template.getProperties().stream().filter(each -> !each.getName().equals("input-channel")).map(RouteEndsTest::shown).toList());
	}

	private static String shown(Setting setting) {
		return setting.getName() + '=' + setting.getValue();
	}

	@Test
	void recipientsThatOnlyAMessageNamesAreNone() throws IOException {
		tree.with(FOLDER + "lists.xml", routes("<route id='a'><from uri='direct:a'/><recipientList><header>to</header></recipientList><recipientList><constant>direct:b, jms:queue:c</constant></recipientList></route><route id='b'><from uri='direct:b'/></route>"));
		Module module = module();
		assertEquals(List.of("a to jms:queue:c"), names(module.getImports()));
		assertEquals(List.of("direct:b", "a to jms:queue:c"), component(module, "a").getReferences().stream().map(Element::getName).toList());
	}

	@Test
	void whatIsAskedByHttpLeadsToItsRoute() throws IOException {
		tree.with(FOLDER + "rest.xml", "<rests xmlns='http://camel.apache.org/schema/spring'><rest path='/orders'><get path='/{id}'><to uri='direct:find'/></get><post><to uri='jms:queue:orders'/></post></rest></rests>").with(FOLDER + "routes.xml",
				routes("<route id='find'><from uri='direct:find'/></route>"));
		Module module = module();
		assertEquals(List.of("rest:get:/orders:/{id}", "rest:post:/orders"), names(module.getExports()));
		assertSame(component(module, "find"), module.getExports().getFirst().getWire().getResolved());
		assertEquals(List.of("rest:post:/orders to jms:queue:orders"), names(module.getImports()));
	}

	@Test
	void aLambdaOfRoutesHasARouteAndASagaItsEnds() throws IOException {
		tree.with("orders/src/main/java/shop/Beans.java", "package shop;\n\nimport org.apache.camel.builder.LambdaRouteBuilder;\nimport org.springframework.context.annotation.Bean;\n\npublic class Beans {\n\t@Bean\n\tLambdaRouteBuilder buy() {\n"
				+ "\t\treturn rb -> rb.from(\"direct:buy\").routeId(\"buy\").saga().compensation(\"direct:cancel\").to(\"jms:queue:seats\").end();\n\t}\n\n\tvoid other(Query query) {\n\t\tquery.from(\"direct:nothing\");\n\t}\n}\n")
				.with(FOLDER + "cancel.xml", routes("<route id='cancel'><from uri='direct:cancel'/></route>"));
		Module module = module();
		assertEquals(List.of("buy", "cancel"), names(module.getComponents()));
		assertSame(component(module, "cancel"), component(module, "buy").getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(List.of("buy to jms:queue:seats"), names(module.getImports()));
	}

	@Test
	void passwordsInParametersAreNotTold() throws IOException {
		tree.with(FOLDER + "made.xml", "<camel xmlns='http://camel.apache.org/schema/spring'><routeTemplate id='copy'><templateParameter name='host'/><templateParameter name='password'/><route><from uri='direct:{{host}}'/><to uri='ftp:{{host}}?password={{password}}'/></route></routeTemplate>"
				+ "<templatedRoute routeTemplateRef='copy' routeId='made'><parameter name='host' value='admin:Zq1Kw@host/in'/><parameter name='password' value='Zq2Kw'/></templatedRoute></camel>").with(FOLDER + "call.yaml",
						"- from:\n    uri: timer:t\n    steps:\n      - to:\n          uri: http\n          parameters:\n            httpUri: http://admin:Zq3Kw@host/api\n");
		StringBuilder told = new StringBuilder();
		Solution solution = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution();
		solution.getModules().forEach(module -> Stream.concat(module.getImports().stream(), module.getExports().stream()).forEach(end -> told.append(end.getName()).append('\n')));
		Stream.concat(Stream.of(solution), solution.getModules().stream()).forEach(root -> root.eAllContents().forEachRemaining(each -> told.append(each instanceof Setting setting ? setting.getName() + '=' + setting.getValue() : each instanceof Element element ? element.getName() : "").append('\n')));
		assertTrue(told.toString().contains("made to ftp:admin@host/in"), told::toString);
		assertTrue(told.toString().contains("http:http://admin@host/api"), told::toString);
		assertFalse(told.toString().contains("Zq"), told::toString);
	}
}
