/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.solution.Solution;

/** Asynchronous calls in Java code and the references by which they leave. */
class AsynchronousCallTargetsTest {

	private final MemoryTree tree = new MemoryTree();

	@BeforeEach
	void writeModule() {
		tree.with("m/sca.module", "<s:module " + Samples.SCDL + " name='m'/>");
		component("m/Other.component", "Other", "p.OtherImpl", "Partner");
		component("m/Own.component", "Own", "p.OwnImpl", "Partner");
		tree.with("m/sca.references", "<s:references " + Samples.SCDL + "><reference name='Partner'/><reference name='Alone'/></s:references>");
	}

	private void component(String path, String name, String implementation, String reference) {
		tree.with(path, "<s:component " + Samples.SCDL + " name='" + name + "'><references><reference name='" + reference + "'/></references><implementation xsi:type='j:JavaImplementation' class='" + implementation + "'/></s:component>");
	}

	private void code(String path, String call) {
		tree.with(path, """
				package p;
				import com.ibm.websphere.sca.*;
				public class OwnImpl {
					private Service locateService_Partner() {
						return (Service) ServiceManager.INSTANCE.locateService("Partner");
					}
					void run(Object o) throws Exception {
						%s
					}
				}
				""".formatted(call));
	}

	private Solution lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution();
	}

	private static List<AsynchronousCall> calls(Solution solution) {
		return solution.getApplications().stream().flatMap(application -> application.getAsynchronousCalls().stream()).toList();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ticket t = locateService_Partner().invokeAsync(\"op\", o);", "locateService_Partner().invokeAsyncWithCallback(\"op\", o);",
			"Ticket t = locateService_Partner().invokeAsync(\"op\", o); Object r = locateService_Partner().invokeResponse(t, Service.WAIT);" })
	void aClassThatImplementsAComponentCallsByItsReferences(String call) throws IOException {
		code("m/p/OwnImpl.java", call);
		Solution solution = lint();
		assertEquals(1, calls(solution).size());
		assertSame(solution.getModules().getFirst().getComponents().get(1).getReferences().getFirst(), calls(solution).getFirst().getTarget());
	}

	@Test
	void otherCodeOfTheModuleCallsByTheStandaloneReferences() throws IOException {
		code("m/q/Client.java", "Ticket t = locateService_Partner().invokeAsync(\"op\", o);");
		Solution solution = lint();
		assertSame(solution.getModules().getFirst().getReferences().getFirst(), calls(solution).getFirst().getTarget());
	}

	@Test
	void helpersOfAComponentCallByTheReferenceOfTheNameWhereNoStandaloneHasIt() throws IOException {
		tree.without("m/sca.references");
		code("m/q/Helper.java", "Ticket t = locateService_Partner().invokeAsync(\"op\", o);");
		Solution solution = lint();
		assertSame(solution.getModules().getFirst().getComponents().getFirst().getReferences().getFirst(), calls(solution).getFirst().getTarget());
	}

	@Test
	void aClassInAnotherProjectIsKnownByItsNameIfOneComponentHasIt() throws IOException {
		code("java/src/p/OwnImpl.java", "Ticket t = locateService_Partner().invokeAsync(\"op\", o);");
		Solution solution = lint();
		assertSame(solution.getModules().getFirst().getComponents().get(1).getReferences().getFirst(), calls(solution).getFirst().getTarget());
		tree.with("n/sca.module", "<s:module " + Samples.SCDL + " name='n'/>");
		component("n/Own.component", "Own", "p.OwnImpl", "Partner");
		assertNull(calls(lint()).getFirst().getTarget());
	}

	@Test
	void theModuleAroundAClassComesFirst() throws IOException {
		tree.with("n/sca.module", "<s:module " + Samples.SCDL + " name='n'/>");
		component("n/Own.component", "Own", "p.OwnImpl", "Partner");
		code("n/p/OwnImpl.java", "Ticket t = locateService_Partner().invokeAsync(\"op\", o);");
		Solution solution = lint();
		assertSame(((Module) solution.getModules().get(1)).getComponents().getFirst().getReferences().getFirst(), calls(solution).getFirst().getTarget());
	}

	@Test
	void aNameThatNoReferenceHasLeadsNowhere() throws IOException {
		code("m/p/OwnImpl.java", "Service s = (Service) ServiceManager.INSTANCE.locateService(\"Gone\"); Ticket t = s.invokeAsync(\"op\", o);");
		assertEquals("Gone", calls(lint()).getFirst().getReference());
		assertNull(calls(lint()).getFirst().getTarget());
	}

	@Test
	void loopsOfCallsLeadThereToo() throws IOException {
		code("m/p/OwnImpl.java", "for (int i = 0; i < 10; i++) { locateService_Partner().invokeAsync(\"op\", o); }");
		Solution solution = lint();
		var loop = solution.getApplications().getFirst().getAsynchronousCallLoops().getFirst();
		assertSame(solution.getModules().getFirst().getComponents().get(1).getReferences().getFirst(), loop.getTarget());
	}
}
