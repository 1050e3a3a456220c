/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Element;

/** Projects of Oracle Service Bus of both generations. */
class ServiceBusTest {

	private static final String SPACES = " xmlns:ser='http://www.bea.com/wli/sb/services' xmlns:tran='http://www.bea.com/wli/sb/transports' xmlns:env='http://www.bea.com/wli/config/env' xmlns:http='http://www.bea.com/wli/sb/transports/http'"
			+ " xmlns:con='http://www.bea.com/wli/sb/pipeline/config' xmlns:c1='http://www.bea.com/wli/sb/stages/config' xmlns:c2='http://www.bea.com/wli/sb/stages/transform/config' xmlns:c3='http://www.bea.com/wli/sb/stages/routing/config'"
			+ " xmlns:c4='http://www.bea.com/wli/sb/stages/publish/config' xmlns:c5='http://www.bea.com/wli/sb/stages/logging/config' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:ref='http://www.bea.com/wli/sb/reference'";

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private static String end(String provider, String address, String specific) {
		return "<ser:endpointConfig><tran:provider-id>" + provider + "</tran:provider-id><tran:URI><env:value>" + address + "</env:value></tran:URI><tran:provider-specific>" + specific
				+ "</tran:provider-specific></ser:endpointConfig>";
	}

	private static String fragment(String core, String end, String router) {
		return "<xml-fragment" + SPACES + "><ser:coreEntry " + core + "/>" + end + router + "</xml-fragment>";
	}

	private static String router(String actions, String nodes) {
		return "<ser:router><con:pipeline type='request' name='p'><con:stage name='s'><con:actions>" + actions + "</con:actions></con:stage></con:pipeline><con:flow><con:pipeline-node name='n'/>" + nodes + "</con:flow></ser:router>";
	}

	private static String callout(String reference, String kind) {
		return "<c2:wsCallout><c2:service ref='" + reference + "' xsi:type='ref:" + kind + "'/><c2:operation>ask</c2:operation></c2:wsCallout>";
	}

	private static String route(String reference, String kind) {
		return "<con:route-node name='r'><con:actions><c3:route><c3:service ref='" + reference + "' xsi:type='ref:" + kind + "'/></c3:route></con:actions></con:route-node>";
	}

	private static Element led(Component component, int reference) {
		return component.getReferences().get(reference).getWires().getFirst().getResolved();
	}

	@Test
	void aProxyServiceOfTheFirstGenerationHoldsItsPipeline() throws IOException {
		tree.with("Orders/.project", "<projectDescription/>")
				.with("Orders/proxy/Order.proxy", fragment("isProxy='true' isTracingEnabled='true'", end("http", "/orders", ""),
						router(callout("Orders/business/Stock", "BusinessServiceRef") + "<c4:route><c4:service ref='Orders/proxy/Audit' xsi:type='ref:ProxyRef'/></c4:route>", route("Orders/business/Stock", "BusinessServiceRef"))))
				.with("Orders/proxy/Audit.proxy", fragment("", end("local", "", ""), router("", "")))
				.with("Orders/business/Stock.biz", fragment("isProxy='false'", end("http", "http://stock:80/Stock", "<http:outbound-properties><http:timeout>7</http:timeout></http:outbound-properties>"), ""));
		LintResult result = lint();
		assertEquals(1, result.solution().getModules().size());
		Module orders = result.solution().getModules().getFirst();
		assertEquals(ModuleKind.SERVICE_BUS, orders.getKind());
		assertEquals("Orders", orders.getName());
		assertEquals(List.of("Audit", "Order"), orders.getExports().stream().map(Element::getName).toList());
		assertEquals(List.of(Transports.LOCAL, BindingKind.HTTP), orders.getExports().stream().map(export -> export.getBinding().getKind()).toList());
		Component order = orders.getComponents().get(1);
		assertSame(order, orders.getExports().get(1).getWire().getResolved());
		assertEquals(List.of("callout Stock", "publish Audit", "route Stock"), order.getReferences().stream().map(Element::getName).toList());
		Import stock = orders.getImports().getFirst();
		assertSame(stock, led(order, 0));
		assertSame(orders.getExports().getFirst(), led(order, 1));
		assertSame(stock, led(order, 2));
		assertEquals("http://stock:80/Stock", stock.getBinding().getEndpoint().getValue());
		assertEquals("7", Transports.property(stock.getBinding(), "outbound-properties.timeout").getValue());
		assertEquals("true", order.getProperties().getFirst().getValue());
		assertEquals(List.of(), result.problems());
	}

	@Test
	void pipelinesAndSplitJoinsHaveFilesOfTheirOwnLater() throws IOException {
		tree.with("app/Orders/proxy/Order.proxy", "<ser:proxyServiceEntry" + SPACES + "><ser:coreEntry><ser:invoke ref='Orders/pipeline/Order' xsi:type='con:PipelineRef'/></ser:coreEntry>" + end("http", "/orders", "") + "</ser:proxyServiceEntry>")
				.with("app/Orders/pipeline/Order.pipeline", "<con:pipelineEntry" + SPACES + "><con:coreEntry/>" + router(callout("Orders/flow/Split", "FlowRef"), route("Orders/business/Stock", "BusinessServiceRef")).replace("ser:router", "con:router") + "</con:pipelineEntry>")
				.with("app/Orders/flow/Split.flow", "<process xmlns='http://docs.oasis-open.org/wsbpel/2.0/process/executable' xmlns:r='http://www.bea.com/alsb/flow/resources/config'><invoke><r:invokeInfo><r:service isProxy='false' ref='Orders/business/Stock'/></r:invokeInfo></invoke></process>")
				.with("app/Orders/business/Stock.bix", "<b:businessServiceEntry" + SPACES + " xmlns:b='http://xmlns.oracle.com/servicebus/business/config'><b:coreEntry/>" + end("http", "http://stock/Stock", "").replace("ser:endpoint", "b:endpoint") + "</b:businessServiceEntry>")
				.with("app/Orders/pipeline/Common.ptx", "<con:templateEntry" + SPACES + "><con:coreEntry/></con:templateEntry>");
		LintResult result = lint();
		Module orders = result.solution().getModules().getFirst();
		assertEquals("app/Orders", orders.getPath());
		assertEquals(List.of("SplitJoin", "PipelineTemplate", "Pipeline"), orders.getComponents().stream().map(component -> component.getImplementation().getType()).toList());
		Component pipeline = orders.getComponents().get(2);
		assertSame(pipeline, orders.getExports().getFirst().getWire().getResolved());
		assertSame(orders.getComponents().getFirst(), led(pipeline, 0));
		assertSame(orders.getImports().getFirst(), led(pipeline, 1));
		assertSame(orders.getImports().getFirst(), led(orders.getComponents().getFirst(), 0));
		assertEquals(List.of(), result.problems());
	}

	@Test
	void anActionKnowsWhatItStandsIn() throws IOException {
		tree.with("Orders/proxy/Order.proxy", fragment("", end("http", "/orders", ""), router("<c2:foreach><c2:variable>body</c2:variable><c2:actions><c2:ifThenElse><c2:case><c2:condition><c1:xqueryText>$a</c1:xqueryText></c2:condition><c2:actions>"
				+ callout("Orders/business/Stock", "BusinessServiceRef") + "</c2:actions></c2:case></c2:ifThenElse></c2:actions></c2:foreach><c5:log><c5:logLevel>info</c5:logLevel><c5:expr><c1:xqueryText>$body</c1:xqueryText></c5:expr></c5:log>", "")));
		MediationFlow flow = lint().solution().getModules().getFirst().getComponents().getFirst().getImplementation().getFlow();
		List<Primitive> actions = flow.getPrimitives();
		assertEquals(List.of("pipeline", "stage", "foreach", "ifThenElse", "case", "wsCallout", "log", "flow", "pipeline-node"), actions.stream().map(Primitive::getType).toList());
		assertEquals(List.of(-1, 0, 1, 2, 3, 4, 1, -1, 7), actions.stream().map(Primitive::getAround).toList());
		assertEquals("Orders/business/Stock", actions.get(5).getReference());
		assertEquals("ask", actions.get(5).getOperation());
		assertEquals(List.of("logLevel=info", "expr=$body"), actions.get(6).getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
	}

	@Test
	void projectsCallOneAnother() throws IOException {
		tree.with("Orders/Order.proxy", fragment("", end("http", "/orders", ""), router(callout("Common/Audit", "ProxyRef"), route("Orders/Stock", "BusinessServiceRef"))))
				.with("Orders/Stock.biz", fragment("", end("http", "http://localhost:7001/common/audit?x=1", ""), ""))
				.with("Common/Audit.proxy", fragment("", end("http", "/common/audit", ""), router("", route("Common/Queue", "BusinessServiceRef"))))
				.with("Common/Queue.biz", fragment("", end("jms", "jms://localhost:7001/jms.Factory/jms.Audit", ""), ""))
				.with("Common/Reader.proxy", fragment("", end("jms", "jms://localhost:7001/jms.Factory/jms.Audit", ""), ""));
		LintResult result = lint();
		Module common = result.solution().getModules().getFirst();
		Module orders = result.solution().getModules().get(1);
		assertSame(common.getExports().getFirst(), led(orders.getComponents().getFirst(), 0));
		assertSame(common.getExports().getFirst(), orders.getImports().getFirst().getWire().getResolved(), "by its address");
		assertSame(common.getExports().get(1), common.getImports().getFirst().getWire().getResolved(), "by its queue");
		assertEquals(List.of(), result.problems());
	}

	@Test
	void propertiesOfAnAdapterHaveTheirNamesAndSecretsAreLeftOut() throws IOException {
		tree.with("Orders/Rows.biz", fragment("", end("jca", "jca://eis/DB/Orders", "<j:adapter-type xmlns:j='urn:j'>DATABASE</j:adapter-type><j:outbound-properties xmlns:j='urn:j'><j:property><j:name>QueryTimeout</j:name><j:value>1</j:value></j:property>"
				+ "<j:property><j:name>Password</j:name><j:value>hush</j:value></j:property></j:outbound-properties>"), ""));
		Import rows = lint().solution().getModules().getFirst().getImports().getFirst();
		assertEquals(BindingKind.EIS, rows.getBinding().getKind());
		assertEquals(List.of("adapter-type=DATABASE", "QueryTimeout=1"), rows.getBinding().getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
	}

	@Test
	void aNameOfTheOwnProjectThatLeadsNowhereIsTold() throws IOException {
		tree.with("Orders/Order.proxy", fragment("", end("http", "/orders", ""), router(callout("Elsewhere/Audit", "ProxyRef"), route("Orders/Stock", "BusinessServiceRef"))));
		LintResult result = lint();
		assertNull(led(result.solution().getModules().getFirst().getComponents().getFirst(), 0));
		assertEquals(1, result.problems().size());
		assertTrue(result.problems().getFirst().message().startsWith("\"Orders/Stock\" is no service of the project Orders of the bus"), result.problems().getFirst().message());
	}

	@Test
	void otherFilesWithSuchNamesAreLeftAlone() throws IOException {
		tree.with("a/x.proxy", "<WebServiceProxy xmlns='http://xmlns.oracle.com/jdeveloper/10130/webserviceproxy'/>").with("a/y.flow", "<flow/>").with("a/z.pipeline", "stages: []").with("a/f.flow", "<process xmlns='urn:x'/>");
		LintResult result = lint();
		assertEquals(List.of(), result.solution().getModules());
		assertEquals(List.of(), result.problems());
	}

	@Test
	void whatBreaksOffIsReadAsFarAsItGoes() throws IOException {
		String whole = fragment("", end("http", "/orders", ""), router(callout("Orders/Stock", "BusinessServiceRef"), ""));
		tree.with("Orders/Order.proxy", whole.substring(0, whole.indexOf("<con:flow>")));
		LintResult result = lint();
		assertEquals(1, result.solution().getModules().getFirst().getExports().size());
		assertTrue(result.problems().stream().anyMatch(problem -> problem.message().contains("not read") || problem.message().contains("ends before")), result.problems().toString());
	}
}
