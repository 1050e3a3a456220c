/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Routes of Camel in XML and Java: the same tree of steps, and the parts that the map shows. */
class RoutesTest {

	private static final String XML = "orders/src/main/resources/camel-context.xml";
	private static final String JAVA = "orders/src/main/java/shop/Routes.java";

	private final MemoryTree tree = new MemoryTree().with("orders/pom.xml", "<project/>");

	private static String context(String routes) {
		return "<beans xmlns='http://www.springframework.org/schema/beans'><camelContext id='shop' xmlns='http://camel.apache.org/schema/spring'>" + routes + "</camelContext></beans>";
	}

	private static String builder(String body) {
		return "package shop;\n\nimport org.apache.camel.builder.RouteBuilder;\n\npublic class Routes extends RouteBuilder {\n\t@Override\n\tpublic void configure() {\n" + body + "\n\t}\n}\n";
	}

	private LintResult lint() throws IOException {
		LintResult result = Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
		assertTrue(result.problems().isEmpty(), () -> result.problems().toString());
		return result;
	}

	private Module module() throws IOException {
		return lint().solution().getModules().getFirst();
	}

	private static Component component(Module module, String name) {
		return module.getComponents().stream().filter(each -> name.equals(each.getName())).findFirst().orElseThrow(() -> new AssertionError(module.getComponents().stream().map(Element::getName).toList()));
	}

	private ConfigurationGroup route() throws IOException {
		ConfigurationFile file = lint().solution().getApplications().getFirst().getConfiguration().stream().filter(each -> each.getKind().equals("camel")).findFirst().orElseThrow();
		return file.getGroups().stream().filter(group -> group.getKind().equals("camel.route")).findFirst().orElseThrow();
	}

	/** A tree of steps in one line: names, addresses, and what stands in them. */
	private static String tree(ConfigurationGroup group) {
		return group.getGroups().stream().map(step -> step.getKind().equals("camel.endpoint") ? step.getLabel() + ':' + step.getName() + options(step) : step.getLabel() + (step.getGroups().isEmpty() ? "" : '(' + tree(step) + ')'))
				.collect(Collectors.joining(" "));
	}

	private static String options(ConfigurationGroup endpoint) {
		return endpoint.getSettings().stream().map(option -> option.getName() + '=' + option.getValue()).toList().toString();
	}

	@Test
	void xmlAndJavaGiveTheSameTree() throws IOException {
		tree.with(XML, context("<route id='orders'><from uri='jms:queue:in?concurrentConsumers=5&amp;transacted=true'/><choice><when><simple>${body}</simple><to uri='direct:a'/></when><otherwise><wireTap uri='seda:audit'/></otherwise></choice>"
				+ "<split streaming='true'><tokenize token='\\n'/><to uri='seda:lines'/></split><to uri='file:{{out}}?fileName=${header.name}'/></route>"));
		String expected = "from(jms:queue:in[concurrentConsumers=5, transacted=true]) choice(when(to(direct:a[])) otherwise(wireTap(seda:audit[]))) split(to(seda:lines[])) to(file:{{out}}[fileName=${header.name}])";
		assertEquals(expected, tree(route()));
		assertEquals("orders", route().getName());
		tree.without(XML).with(JAVA, builder("\t\tfrom(\"jms:queue:in?concurrentConsumers=5&transacted=true\").routeId(\"orders\").choice().when(simple(\"${body}\")).to(\"direct:a\").otherwise().wireTap(\"seda:audit\").end().end()\n"
				+ "\t\t\t.split(body().tokenize(\"\\n\")).streaming().to(\"seda:lines\").end().to(\"file:\" + out + \"?fileName=${header.name}\");"));
		assertEquals(expected, tree(route()));
		assertEquals("orders", route().getName());
	}

	@Test
	void yamlGivesTheTreeToo() throws IOException {
		String yaml = """
				- route:
				    id: orders
				    from:
				      uri: jms
				      parameters:
				        name: queue:in
				        concurrentConsumers: 5
				      steps:
				        - transacted: {}
				        - choice:
				            when:
				              - simple: "${body}"
				                steps:
				                  - to: direct:a
				            otherwise:
				              steps:
				                - wire-tap:
				                    uri: "seda:audit?size=7"
				        - split:
				            tokenize: ","
				            streaming: true
				            steps:
				              - to:
				                  uri: seda:lines
				- from:
				    uri: timer:tick
				    steps:
				      - log: "${body}"
				""";
		tree.with("orders/src/main/resources/camel/orders.yaml", yaml);
		assertEquals("from(jms:[name=queue:in, concurrentConsumers=5]) transacted choice(when(to(direct:a[])) otherwise(wireTap(seda:audit[size=7]))) split(to(seda:lines[]))", tree(route()).replace("jms:queue:in", "jms:"));
		assertEquals("orders", route().getName());
		Setting size = route().getGroups().get(2).getGroups().get(1).getGroups().getFirst().getGroups().getFirst().getSettings().getFirst();
		assertEquals("7", yaml.substring(size.getOrigin().offset(), size.getOrigin().end()));
		assertEquals(List.of("orders", "timer:tick"), module().getComponents().stream().map(Element::getName).filter(name -> !name.startsWith("seda")).toList());
	}

	@Test
	void brokenYamlGivesWhatStandsBefore() throws IOException {
		tree.with("orders/src/main/resources/camel/orders.yaml", "- from:\n    uri: timer:a\n---\n- from: [\n").with("orders/src/main/resources/camel/other.yaml", "- name: x\n  from: y\n");
		assertEquals(List.of("timer:a"), Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution().getModules().getFirst().getComponents().stream().map(Element::getName).toList());
	}

	@Test
	void endsCloseWhatTheFrameworkCloses() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"direct:in\").doTry().to(\"direct:a\").doCatch(Exception.class).to(\"direct:b\").end().recipientList(simple(\"${header.to}\")).parallelProcessing().end().multicast().to(\"direct:c\", \"direct:d\").end()\n"
				+ "\t\t\t.filter(simple(\"x\")).choice().when(simple(\"y\")).to(\"direct:e\").endChoice().otherwise().to(\"direct:f\").end().end().threads(5, 10).to(ExchangePattern.InOnly, \"jms:out\").toD(\"http:${header.host}\");"));
		assertEquals("from(direct:in[]) doTry(to(direct:a[]) doCatch(to(direct:b[]))) recipientList multicast(to(direct:c[]) to(direct:d[])) filter(choice(when(to(direct:e[])) otherwise(to(direct:f[])))) threads to(jms:out[]) toD(http:${header.host}[])",
				tree(route()));
	}

	@Test
	void optionsHaveTheirOwnPlaces() throws IOException {
		String java = builder("\t\tfrom(\"seda:in?size=7&concurrentConsumers={{n:2}}\").to(\"log:x\");");
		tree.with(JAVA, java);
		ConfigurationGroup endpoint = route().getGroups().getFirst().getGroups().getFirst();
		Setting size = endpoint.getSettings().getFirst();
		Origin origin = size.getOrigin();
		assertEquals("7", java.substring(origin.offset(), origin.end()));
		assertEquals("{{n:2}}", endpoint.getSettings().get(1).getValue());
		String xml = context("<route><from uri='seda:in?a=RAW(x&amp;y=1)&amp;size=7'/></route>");
		tree.without(JAVA).with(XML, xml);
		endpoint = route().getGroups().getFirst().getGroups().getFirst();
		assertEquals("[a=RAW(x&y=1), size=7]", options(endpoint));
		origin = endpoint.getSettings().get(1).getOrigin();
		assertEquals("7", xml.substring(origin.offset(), origin.end()));
	}

	@Test
	void routesAreComponentsAndAddressesOutsideExportsAndImports() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"jms:queue:orders\").routeId(\"orders\").to(\"direct:price\").wireTap(\"direct:audit\").to(\"log:done\").to(\"https://host/api\");"))
				.with(XML, context("<route id='price'><from uri='direct:price'/><to uri='sql:select 1'/></route><route id='audit'><from uri='direct:audit'/><to uri='mock:x'/></route>"));
		Module module = module();
		assertEquals("camel.context", module.getKind().getLiteral());
		Component orders = component(module, "orders");
		assertSame(orders, module.getExports().getFirst().getWire().getResolved());
		assertEquals("orders", module.getExports().getFirst().getBinding().getDestinations().getFirst().getValue());
		assertEquals(List.of("direct:price", "direct:audit", "orders to https:host/api"), orders.getReferences().stream().map(Element::getName).toList());
		assertSame(component(module, "price"), orders.getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(InteractionStyle.ASYNC, orders.getReferences().get(1).getInterfaces().getFirst().interactionStyle());
		assertEquals(List.of(BindingKind.HTTP, "camel.database"), List.of(module.getImports().stream().filter(each -> each.getName().startsWith("orders")).findFirst().orElseThrow().getBinding().getKind(),
				module.getImports().stream().filter(each -> each.getName().startsWith("price")).findFirst().orElseThrow().getBinding().getKind().toString()));
	}

	@Test
	void aQueueOfTheProcessIsAPartWhoseWireIsAsynchronous() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"timer:t\").routeId(\"tick\").to(\"seda:work\");\n\t\tfrom(\"seda:work?concurrentConsumers=3\").routeId(\"work\").process(e -> { });"));
		Module module = module();
		Component queue = component(module, "seda:work");
		assertEquals("queue", queue.getImplementation().getType());
		assertSame(queue, component(module, "tick").getReferences().getFirst().getWires().getFirst().getResolved());
		assertSame(component(module, "work"), queue.getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(InteractionStyle.ASYNC, queue.getReferences().getFirst().getInterfaces().getFirst().interactionStyle());
	}

	@Test
	void passwordsOfAddressesAreNotRead() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"ftp://admin:Zq1Kw@host/in?password=Zq2Kw&delay=5\").to(\"sftp:admin:Zq3Kw@host/out\").to(\"jms:queue:out\");"));
		assertEquals("from(ftp:admin@host/in[delay=5]) to(sftp:admin@host/out[]) to(jms:queue:out[])", tree(route()));
		Module module = module();
		assertEquals(List.of("ftp:admin@host/in"), module.getComponents().stream().map(Element::getName).toList());
		assertEquals(List.of("ftp:admin@host/in to sftp:admin@host/out", "ftp:admin@host/in to jms:queue:out"), module.getImports().stream().map(Element::getName).toList());
	}

	@Test
	void argumentsOfConstructorsAreToldOnlyWhereTheyNameBeans() throws IOException {
		tree.with(XML, context("<route><from uri='jms:in'/><to uri='jms:out'/></route>").replace("<camelContext", "<bean id='factory' class='org.apache.activemq.ActiveMQConnectionFactory'><constructor-arg value='Zq1Kw'/><constructor-arg><value>Zq2Kw</value></constructor-arg>"
				+ "<constructor-arg ref='url'/></bean><camelContext"));
		List<String> arguments = lint().solution().getApplications().getFirst().getConfiguration().stream().flatMap(file -> file.getGroups().stream()).filter(group -> "factory".equals(group.getName()) && group.getKind().equals("camel.bean"))
				.flatMap(bean -> bean.getSettings().stream()).filter(setting -> setting.getName().equals("constructor-arg")).map(Setting::getValue).toList();
		assertEquals(List.of("", "", "url"), arguments);
	}

	@Test
	void othersThatSayFromAreNoRoutes() throws IOException {
		tree.with(JAVA, "package shop;\n\nimport org.apache.camel.Exchange;\n\nclass Query {\n\tObject of() {\n\t\treturn select(\"a\").from(\"direct:x\").where(\"y\");\n\t}\n}\n");
		assertTrue(lint().solution().getModules().isEmpty());
	}

	@Test
	void aClassOfRoutesNeedsNoNameOfCamel() throws IOException {
		tree.with(JAVA, "package shop;\n\npublic class Routes extends ShopRoutes {\n\t@Override\n\tpublic void configure() {\n\t\tfrom(\"direct:store\").id(\"store\").log(\"stored\").to(\"direct:done\");\n\t}\n}\n");
		assertEquals(List.of("direct:store"), module().getComponents().stream().map(Element::getName).toList());
	}

	@Test
	void aMethodNamedConfigureAloneMakesNoRoutes() throws IOException {
		tree.with(JAVA, "package shop;\n\npublic class Query extends Base {\n\tpublic void configure() {\n\t\tfrom(customers).where(\"a\").select(\"b\");\n\t}\n}\n");
		assertTrue(lint().solution().getModules().isEmpty());
	}

	@Test
	void addressesOfAnEnumerationAreJoinedByTheirNames() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"rest:get:orders\").to(Ends.ORDERS.uri());"))
				.with("orders/src/main/java/shop/Orders.java", builder("\t\tfrom(Ends.ORDERS.uri()).routeId(\"orders\").to(\"jms:queue:out\");\n\t\tfrom(Ends.OTHER.uri()).routeId(\"other\").log(\"x\");").replace("class Routes", "class Orders"));
		Module module = module();
		assertSame(component(module, "orders"), component(module, "rest:get:orders").getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(List.of("orders to jms:queue:out"), module.getImports().stream().map(Element::getName).toList());
		assertEquals(List.of("rest:get:orders", "{{Ends.OTHER.uri}}"), module.getExports().stream().map(Element::getName).sorted().toList());
	}

	@Test
	void variablesOfTheMethodAreWhatTheyAreGiven() throws IOException {
		tree.with(JAVA, builder("\t\tString in = String.format(\"jms:queue:%s\", \"in\");\n\t\tString out = \"jms:queue:\" + name;\n\t\tString other = \"a\";\n\t\tother = find();\n\t\tfrom(\"direct:a\").to(out).to(other);"));
		assertEquals("from(direct:a[]) to(jms:queue:{{name}}[]) to({{other}}:[])", tree(route()));
	}

	@Test
	void whatAnExpressionEnrichesByIsShownByItsComponent() throws IOException {
		tree.with(JAVA, builder("\t\tfrom(\"direct:a\").pollEnrich().simple(\"aws2-s3://\" + bucket + \"?fileName=${body}\").enrich().simple(\"${header.where}\");"));
		assertEquals(List.of("direct:a to aws2-s3:{{bucket}}"), module().getImports().stream().map(Element::getName).toList());
	}
}
