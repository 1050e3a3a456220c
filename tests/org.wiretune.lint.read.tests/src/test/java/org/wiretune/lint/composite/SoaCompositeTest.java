/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** Composites of Oracle SOA Suite with their adapter files. */
class SoaCompositeTest {

	private static final String ADAPTER = "<adapter-config name='Q' adapter='jms' xmlns='http://platform.integration.oracle/blocks/adapter/fw/metadata'>"
			+ "<connection-factory location='eis/jms/Q'/><endpoint-interaction operation='Put'>\n<interaction-spec className='x.Out'><property name='DestinationName' value='jms/q'/><property name='TimeToLive' value='0'/></interaction-spec></endpoint-interaction></adapter-config>";

	private final MemoryTree tree = new MemoryTree();

	@BeforeEach
	void write() {
		tree.with("o/SOA/composite.xml", "<composite xmlns='http://xmlns.oracle.com/sca/1.0' name='Order' revision='1.0'>"
				+ "<service name='in'><interface.wsdl interface='http://o#wsdl.interface(I)'/><binding.ws port='p'><property name='weblogic.wsee.wsat.transaction.flowOption'>NEVER</property></binding.ws></service>"
				+ "<service name='web'><binding.ws port='p' supports='http'><property name='http.verb'>POST</property></binding.ws></service>"
				+ "<component name='Flow'><implementation.bpel src='BPEL/Flow.bpel'/><componentType><service name='client'/><reference name='Q'/></componentType><property name='bpel.config.transaction'>required</property></component>"
				+ "\n<reference name='Q'><binding.jca config='Adapters/Q.jca'/><property name='jca.retry.count'>4</property></reference>"
				+ "<reference name='Bill'><binding.ws port='p' location='http://h:8001/soa-infra/services/default/Bill!2.0/bill_ep?WSDL'/></reference>"
				+ "<wire><source.uri>in</source.uri><target.uri>Flow/client</target.uri></wire><wire><source.uri>Flow/Q</source.uri><target.uri>Q</target.uri></wire>"
				+ "<wire><source.uri>Flow/Bill</source.uri><target.uri>Bill</target.uri></wire></composite>");
		tree.with("o/SOA/Adapters/Q.jca", ADAPTER);
		tree.with("o/SOA/BPEL/Flow.bpel", "<process xmlns='http://docs.oasis-open.org/wsbpel/2.0/process/executable' name='Flow'><invoke name='Put' partnerLink='Q' operation='Put'/></process>");
		tree.with("b/composite.xml", "<composite xmlns='http://xmlns.oracle.com/sca/1.0' name='Bill'><service name='bill_ep'><binding.ws port='p'/></service></composite>");
	}

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private static List<String> words(List<Setting> settings) {
		return settings.stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList();
	}

	@Test
	void bindingsHaveTheirPropertiesAndThoseOfTheirAdapterFile() throws IOException {
		LintResult result = lint();
		assertEquals(List.of(), result.problems());
		Module order = result.solution().getModules().get(1);
		assertEquals(List.of("port=p", "weblogic.wsee.wsat.transaction.flowOption=NEVER"), words(order.getExports().getFirst().getBinding().getProperties()));
		assertEquals(BindingKind.JAX_WS, order.getExports().getFirst().getBinding().getKind());
		assertEquals(BindingKind.HTTP, order.getExports().get(1).getBinding().getKind());
		Binding queue = order.getImports().getFirst().getBinding();
		assertEquals(BindingKind.EIS, queue.getKind());
		assertEquals(List.of("config=Adapters/Q.jca", "jca.retry.count=4", "adapter=jms", "connection-factory.location=eis/jms/Q", "className=x.Out", "DestinationName=jms/q", "TimeToLive=0"),
				words(queue.getProperties()));
		assertEquals(List.of("send=jms/q"), words(queue.getDestinations()));
		assertEquals("eis/jms/Q", queue.getConnectionFactories().getFirst().getValue());
		assertEquals("o/SOA/Adapters/Q.jca", queue.getProperties().getLast().getOrigin().path());
		assertEquals(2, queue.getProperties().getLast().getOrigin().line());
		assertEquals(List.of("bpel.config.transaction=required"), words(order.getComponents().getFirst().getProperties()));
	}

	@Test
	void wiresLeadFromServicesToComponentsToReferencesToOtherComposites() throws IOException {
		LintResult result = lint();
		Module bill = result.solution().getModules().getFirst();
		Module order = result.solution().getModules().get(1);
		Component flow = order.getComponents().getFirst();
		assertSame(flow, order.getExports().getFirst().getWire().getResolved());
		assertEquals(List.of("Q", "Bill"), flow.getReferences().stream().map(reference -> reference.getName()).toList());
		assertSame(order.getImports().getFirst(), flow.getReferences().getFirst().getWires().getFirst().getResolved());
		assertSame(bill.getExports().getFirst(), order.getImports().get(1).getWire().getResolved());
		assertNull(bill.getExports().getFirst().getWire());
	}

	@Test
	void theProcessOfAComponentAndTheReferencesOfItsCallsAreFound() throws IOException {
		Component flow = lint().solution().getModules().get(1).getComponents().getFirst();
		assertEquals("Flow", flow.getImplementation().getProcess().getName());
		assertNull(flow.getImplementation().getProcess().longRunning());
		assertSame(flow.getReferences().getFirst(), flow.getImplementation().getProcess().getInvokes().getFirst().getReference());
	}

	@Test
	void aMissingAdapterFileIsToldButNotABrokenOne() throws IOException {
		tree.without("o/SOA/Adapters/Q.jca");
		ReadProblem problem = lint().problems().getFirst();
		assertEquals(ReadProblem.Kind.UNRESOLVED, problem.kind());
		assertEquals("o/SOA/composite.xml", problem.origin().path());
		assertEquals(2, problem.origin().line());
		assertTrue(problem.message().startsWith("The adapter file \"Adapters/Q.jca\" of Q was not found"), problem.message());
		tree.with("o/SOA/Adapters/Q.jca", ADAPTER.substring(0, 200));
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), lint().problems().stream().map(ReadProblem::kind).toList());
	}

	@Test
	void theComponentTypeBesideAProcessAddsServicesAndInterfaces() throws IOException {
		tree.with("o/SOA/BPEL/Flow.componentType", "<componentType xmlns='http://xmlns.oracle.com/sca/1.0'><service name='client'><interface.wsdl interface='http://o#wsdl.interface(I)'/></service>"
				+ "<service name='second'/><reference name='Q'><interface.wsdl interface='http://o#wsdl.interface(Q)'/></reference><reference name='Unwired'/></componentType>");
		Component flow = lint().solution().getModules().get(1).getComponents().getFirst();
		assertEquals(List.of("client", "second"), flow.getInterfaces().stream().map(service -> service.getName()).toList());
		assertEquals("http://o#wsdl.interface(I)", flow.getInterfaces().getFirst().getPortType().getValue());
		assertEquals("o/SOA/BPEL/Flow.componentType", flow.getInterfaces().getFirst().getPortType().getOrigin().path());
		assertEquals(List.of("Q", "Bill", "Unwired"), flow.getReferences().stream().map(reference -> reference.getName()).toList());
		assertEquals("http://o#wsdl.interface(Q)", flow.getReferences().getFirst().getInterfaces().getFirst().getPortType().getValue());
	}

	@Test
	void adaptersOfTwoCompositesMeetAtAQueue() throws IOException {
		tree.with("c/composite.xml", "<composite xmlns='http://xmlns.oracle.com/sca/1.0' name='Consumer'><service name='take'><binding.jca config='Take.jca'/></service></composite>");
		tree.with("c/Take.jca", ADAPTER.replace("interaction-spec", "activation-spec"));
		LintResult result = lint();
		assertSame(result.solution().getModules().get(1).getExports().getFirst(), result.solution().getModules().get(2).getImports().getFirst().getWire().getResolved());
	}

	@Test
	void messagesThatComeInByAnAdapterHaveTheirDestination() throws IOException {
		tree.with("o/SOA/Adapters/Q.jca", ADAPTER.replace("interaction-spec", "activation-spec").replace("endpoint-interaction", "endpoint-activation"));
		assertEquals(List.of("receive=jms/q"), words(lint().solution().getModules().get(1).getImports().getFirst().getBinding().getDestinations()));
	}

	/** What holds of a whole composite is a group of its file, since components and references alone are objects of the model. */
	@Test
	void propertiesOfTheWholeComposite() throws IOException {
		tree.with("b/composite.xml", "<composite xmlns='http://xmlns.oracle.com/sca/1.0' name='Bill'>\n  <property name='productVersion'>12.2.1.3.0</property>\n"
				+ "  <component name='Flow'><property name='auditLevel'>Off</property></component>\n</composite>");
		tree.with("c/composite.xml", "<composite xmlns='http://www.osoa.org/xmlns/sca/1.0' name='Other'><property name='auditLevel'>Off</property></composite>");
		ConfigurationGroup composite = groups("soa.composite").filter(group -> "Bill".equals(group.getName())).findFirst().orElseThrow();
		assertEquals(List.of("productVersion=12.2.1.3.0", "auditLevel=null"), words(composite.getSettings()), "the property of a component is that of the component");
		assertTrue(groups("soa.composite").noneMatch(group -> "Other".equals(group.getName())));
	}

	@Test
	void planOfAMediator() throws IOException {
		tree.with("o/SOA/Route.mplan", "<Mediator name='Route' xmlns='http://xmlns.oracle.com/sca/1.0/mediator'><operation name='send' deliveryPolicy='AllOrNothing' priority='4' validateSchema='true'><switch>"
				+ "<case executionType='direct' name='one'><action><invoke reference='a' operation='send'><onReply><reply/></onReply></invoke></action></case>"
				+ "<case executionType='queued' name='two'><action><invoke reference='b' operation='send'><onFault><reply/></onFault></invoke></action></case></switch></operation></Mediator>");
		tree.with("o/SOA/Other.mplan", "<Mediator name='Other' xmlns='urn:other'><operation name='other'/></Mediator>");
		List<ConfigurationGroup> operations = groups("soa.mediator.operation").toList();
		assertEquals(List.of("send"), operations.stream().map(ConfigurationGroup::getName).toList());
		assertEquals(List.of("deliveryPolicy=AllOrNothing", "priority=4", "validateSchema=true"), words(operations.getFirst().getSettings()));
		List<ConfigurationGroup> rules = operations.getFirst().getGroups();
		assertEquals(List.of("executionType=direct", "executionType=queued"), rules.stream().flatMap(rule -> words(rule.getSettings()).stream()).toList());
		assertEquals(List.of(1, 0), rules.stream().map(rule -> rule.getGroups().size()).toList(), "the first one answers, the second one handles a fault");
	}

	private Stream<ConfigurationGroup> groups(String kind) throws IOException {
		return lint().solution().getApplications().stream().flatMap(application -> application.getConfiguration().stream()).flatMap(file -> file.getGroups().stream())
				.filter(group -> kind.equals(group.getKind()));
	}
}
