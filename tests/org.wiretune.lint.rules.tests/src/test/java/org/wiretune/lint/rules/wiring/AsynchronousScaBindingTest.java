/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class AsynchronousScaBindingTest {

	private static final String RULE = "sca-async-binding";
	private static final String IMPORT = "Sender/ToReceiver.import";
	private static final String CODE = "Sender/src/impl/SenderImpl.java";

	private static Files asynchronous() {
		return Samples.modules().replace(IMPORT, "preferredInteractionStyle=\"sync\"", "preferredInteractionStyle=\"async\"");
	}

	private static String code(String body) {
		return """
				package impl;

				import com.ibm.websphere.sca.Service;
				import com.ibm.websphere.sca.ServiceManager;
				import com.ibm.websphere.sca.Ticket;

				public class SenderImpl {

					public Object ask(Object question) {
						Service stock = (Service) ServiceManager.INSTANCE.locateService("StockPartner");
				%s\
					}
				}
				""".formatted(body);
	}

	private static final String AT_ONCE = """
					Ticket ticket = stock.invokeAsync("ask", question);
					return stock.invokeResponse(ticket, Service.WAIT);
			""";

	@Test
	void importThatPrefersAsync() {
		Finding finding = mediated().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(IMPORT, finding.origin().path());
		assertEquals("async", finding.measured());
		assertEquals("sync", finding.limit());
		assertTrue(finding.message().startsWith("ToReceiver calls StockExport of Receiver asynchronously"), finding.message());
		assertEquals("WireTune assumes that both modules are deployed on the same server.", finding.assumption());
		assertEquals(List.of("Receiver/StockExport.export"), finding.related().stream().map(origin -> origin.path()).toList());
	}

	/** The import with a mediation flow as its caller, which heeds the style. */
	private static Files mediated() {
		return asynchronous().replace("Sender/SenderComponent.component", "java:JavaImplementation\" class=\"impl.SenderImpl\"", "mediation:MediationImplementation\" ifmFile=\"Sender.ifm\"");
	}

	/** Java decides by the methods that it calls; where its source was not read, nobody knows. */
	@Test
	void callerWhoseJavaWasNotRead() {
		Finding finding = asynchronous().finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("was not read"), finding.message());
	}

	@Test
	void namesTheOnlyServer() {
		Files files = asynchronous();
		Samples.server().paths().forEach(path -> files.with(path, Samples.server().text(path)));
		assertTrue(files.finding(RULE).assumption().contains("server1"));
	}

	@Test
	void silentForSyncAnyAndUnstated() {
		assertTrue(Samples.modules().findings(RULE).isEmpty());
		assertTrue(asynchronous().replace(IMPORT, "\"async\"", "\"any\"").findings(RULE).isEmpty());
		assertTrue(asynchronous().replace(IMPORT, " preferredInteractionStyle=\"async\"", "").findings(RULE).isEmpty());
	}

	@Test
	void silentWhereTheTargetWasNotRead() {
		assertTrue(asynchronous().without("Receiver/StockExport.export").findings(RULE).isEmpty());
		assertTrue(asynchronous().replace(IMPORT, "module=\"Receiver\"", "module=\"Elsewhere\"").findings(RULE).isEmpty());
	}

	@Test
	void silentForALongRunningTarget() {
		assertTrue(asynchronous().replace("Receiver/StockComponent.component", "java:JavaImplementation", "process:ProcessImplementation").findings(RULE).isEmpty());
	}

	/** What implements a component decides, not what its interface asks for. */
	@Test
	void aTargetThatOnlyAsksForAsyncIsNoReason() {
		Files files = asynchronous().replace("Receiver/StockComponent.component", "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"async\" portType=\"ns1:Stock\"");
		assertEquals(1, files.findings(RULE).size());
		assertTrue(files.with("Receiver/impl/StockImpl.java", "package impl;\n\npublic class StockImpl implements com.ibm.websphere.sca.ServiceAsyncImpl {\n}\n").findings(RULE).isEmpty());
	}

	@Test
	void silentForOperationsThatDoNotAnswer() {
		String wsdl = "<w:definitions xmlns:w='http://schemas.xmlsoap.org/wsdl/' targetNamespace='http://Library/Stock'><w:portType name='Stock'><w:operation name='tell'><w:input/></w:operation></w:portType></w:definitions>";
		assertTrue(asynchronous().with("Sender/Stock.wsdl", wsdl).findings(RULE).isEmpty());
		assertEquals(1, asynchronous().with("Sender/Stock.wsdl", wsdl.replace("<w:input/>", "<w:input/><w:output/>")).findings(RULE).size());
	}

	/** A microflow calls synchronously what answers, whatever the import prefers. */
	@Test
	void silentWhereOnlyMicroflowsCall() {
		Files files = asynchronous().with("Sender/Stock.wsdl", "<w:definitions xmlns:w='http://schemas.xmlsoap.org/wsdl/' targetNamespace='http://Library/Stock'><w:portType name='Stock'><w:operation name='ask'><w:input/><w:output/></w:operation></w:portType></w:definitions>")
				.with("Sender/Flow.bpel", "<b:process xmlns:b='http://schemas.xmlsoap.org/ws/2004/03/business-process/' xmlns:wpc='http://www.ibm.com/xmlns/prod/websphere/business-process/6.0.0/' name='Flow' wpc:executionMode='microflow'/>")
				.replace("Sender/SenderComponent.component", "<implementation xsi:type=\"java:JavaImplementation\" class=\"impl.SenderImpl\"/>", "<implementation xsi:type=\"process:ProcessImplementation\"><process bpel=\"Flow.bpel\"/></implementation>");
		assertTrue(files.findings(RULE).isEmpty());
		assertEquals(1, files.replace("Sender/Flow.bpel", "microflow", "longRunning").findings(RULE).size());
	}

	@Test
	void silentForAnotherBinding() {
		assertTrue(asynchronous().replace(IMPORT, "scdl:SCAImportBinding", "EIS:JMSImportBinding").findings(RULE).isEmpty());
	}

	private static final String AT_INVOKE = "\t\treturn stock.invoke(\"ask\", question);\n";

	/** The methods that Java code calls decide on the style, whatever the import prefers. */
	@Test
	void silentWhereJavaCodeDecides() {
		assertEquals(List.of(), asynchronous().with(CODE, code(AT_INVOKE)).findings(RULE));
		assertEquals(List.of(), asynchronous().with(CODE, code("\t\tstock.invokeAsync(\"tell\", question);\n\t\treturn null;\n")).findings(RULE));
		// What the code costs is told at the code.
		assertEquals(CODE, asynchronous().with(CODE, code(AT_ONCE)).finding(RULE).origin().path());
	}

	@Test
	void methodsOfALocatedJavaInterfaceWait() {
		assertEquals(List.of(), asynchronous().with(CODE, code("\t\treturn ((Stock) ServiceManager.INSTANCE.locateService(\"StockPartner\")).ask(question);\n")).findings(RULE));
		assertEquals(1, asynchronous().with(CODE, code("\t\treturn ((Stock) ServiceManager.INSTANCE.locateService(\"OtherPartner\")).ask(question);\n")).findings(RULE).size());
	}

	@Test
	void anotherCallerThatObeysIsEnough() {
		Files files = asynchronous().with(CODE, code(AT_INVOKE)).with("Sender/SenderMap.component", Samples.modules().text("Sender/SenderComponent.component").replace("SenderComponent", "SenderMap")
				.replace("java:JavaImplementation\" class=\"impl.SenderImpl\"", "mediation:MediationImplementation\" ifmFile=\"Sender.ifm\""));
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		assertEquals(IMPORT, files.finding(RULE).origin().path());
	}

	@Test
	void codeOfAStandAloneReferenceDecidesToo() {
		Files files = asynchronous().without("Sender/SenderComponent.component").with("Sender/sca.references", """
				<scdl:references xmlns:scdl="http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0"><reference name="StockPartner"><wire target="ToReceiver"/></reference></scdl:references>
				""");
		assertEquals(List.of(), files.findings(RULE));
	}

	@Test
	void referenceThatPrefersAsync() {
		Files files = Samples.modules().replace("Sender/SenderComponent.component", "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"async\" portType=\"ns1:Stock\"");
		Finding finding = files.finding(RULE);
		assertEquals("Sender/SenderComponent.component", finding.origin().path());
		assertTrue(finding.message().startsWith("StockPartner"), finding.message());
		assertEquals(List.of(), files.copy().with(CODE, code(AT_INVOKE)).findings(RULE));
		// The import says the same by itself.
		assertEquals(IMPORT, files.replace(IMPORT, "\"sync\"", "\"async\"").finding(RULE).origin().path());
	}

	@Test
	void codeThatCollectsAtOnce() {
		Finding finding = Samples.modules().with(CODE, code(AT_ONCE)).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("invokeAsync", finding.measured());
		assertEquals(CODE, finding.origin().path());
		assertTrue(finding.message().contains("collects the response at once"), finding.message());
	}

	@Test
	void codeThatCollectsLaterIsWorthKnowing() {
		Finding finding = Samples.modules().with(CODE, code("""
						Ticket ticket = stock.invokeAsync("ask", question);
						Object own = question.toString();
						return own.equals(stock.invokeResponse(ticket, Service.WAIT));
				""")).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void codeWhoseReferenceIsNotKnownIsWorthKnowing() {
		Finding finding = Samples.modules().with(CODE, code(AT_ONCE).replace("StockPartner", "Nobody")).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.assumption().contains("did not find the reference"));
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void codeBehindAnotherBindingIsSilent() {
		assertTrue(Samples.modules().replace(IMPORT, "scdl:SCAImportBinding", "EIS:JMSImportBinding").with(CODE, code(AT_ONCE)).findings(RULE).isEmpty());
	}

	@Test
	void suppressedInPlace() {
		Files files = asynchronous().replace(IMPORT, "    <interface ", "    <!-- wiretune:ignore sca-async-binding: guaranteed delivery -->\n    <interface ");
		assertTrue(files.findings(RULE).isEmpty());
		assertEquals(1, files.lint().suppressed().size());
	}

	@Test
	void fixSync() {
		FixContract.verify(asynchronous(), RULE + "/sync", Map.of(IMPORT, Map.of("preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\"")));
	}

	@Test
	void fixInvoke() {
		FixContract.verify(Samples.modules().with(CODE, code(AT_ONCE)), RULE + "/invoke", Map.of(CODE, Map.of(
				AT_ONCE, "\t\treturn stock.invoke(\"ask\", question);\n")));
	}

	@Test
	void noFixWhereTheTicketIsUsedElsewhere() {
		Finding finding = Samples.modules().with(CODE, code("""
						Ticket ticket = stock.invokeAsync("ask", question);
						Object answer = stock.invokeResponse(ticket, Service.WAIT);
						return ticket.toString() + answer;
				""")).finding(RULE);
		assertTrue(finding.fixes().isEmpty());
	}
}
