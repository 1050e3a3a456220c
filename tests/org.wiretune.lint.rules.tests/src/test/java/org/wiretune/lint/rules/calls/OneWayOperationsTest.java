/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

/**
 * Guard {@code one-way-made-sync-guard}: no fix makes a caller wait for an operation that does not answer. Each of these files has a
 * finding with the fix where the operation answers.
 */
class OneWayOperationsTest {

	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String ASYNC = "preferredInteractionStyle=\"async\" ";

	/** Files in which a rule offers to call synchronously, by the rule. */
	private static Map<String, Files> offered() {
		Files declared = ServiceModules.orders().with(STOCK, ServiceModules.component("Stock", ASYNC, "", ServiceModules.JAVA));
		Files sca = ServiceModules.orders().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", ASYNC, ServiceModules.sca("Warehouse", "StockExport")))
				.with("Warehouse/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Warehouse\"/>").with("Warehouse/StockExport.export", ServiceModules.export("StockExport", "Stock", "", ""))
				.with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.JAVA));
		return Map.of("bpel-async-by-default", ServiceModules.orders(),
				"async-call-to-synchronous-binding", ServiceModules.orders().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.SOAP_IMPORT)),
				"sync-implementation-declared-async", declared,
				"microflow-declared-async", ServiceModules.orders().replace(PROCESS, "longRunning", "microflow"),
				"sca-async-binding", sca);
	}

	private static List<String> fixes(Files files) {
		return files.lint().findings().stream().flatMap(finding -> finding.fixes().stream()).map(fix -> fix.id()).filter(id -> id.endsWith("/sync")).sorted().toList();
	}

	@Test
	void noFixMakesACallerWaitForNothing() {
		offered().forEach((rule, files) -> {
			assertTrue(fixes(files).contains(rule + "/sync"), rule + ": " + fixes(files));
			assertEquals(List.of(), fixes(files.copy().replace(WSDL, OUTPUT, "")), rule);
		});
	}

	/** A style holds for all operations of an interface: where it is not known which are called, one that does not answer is enough. */
	@Test
	void anOperationAmongOthersIsEnoughWhereAnyMayBeCalled() {
		Files files = offered().get("sca-async-binding").replace(WSDL, "  </wsdl:portType>", "    <wsdl:operation name=\"tell\"><wsdl:input message=\"tns:request\"/></wsdl:operation>\n  </wsdl:portType>");
		assertEquals(1, files.findings("sca-async-binding").size());
		assertEquals(List.of(), files.finding("sca-async-binding").fixes());
	}
}
