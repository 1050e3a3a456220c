/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.source.SourceTree;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/** BPEL processes and what they have to do with components. */
class ProcessesTest {

	private final MemoryTree tree = new MemoryTree();

	private static Solution lint(SourceTree tree) throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).solution();
	}

	private MemoryTree sample() {
		Samples.files().forEach((path, bytes) -> {
			if (path.startsWith("m/")) {
				tree.with(path, bytes);
			}
		});
		return tree;
	}

	private static Component component(Module module, String name) {
		return module.getComponents().stream().filter(component -> component.getName().equals(name)).findFirst().orElseThrow();
	}

	private static String value(Setting setting) {
		return setting == null ? null : setting.getValue();
	}

	@Test
	void aProcessHasItsModeItsCallsAndTheirTransactions() throws IOException {
		BusinessProcess process = component(lint(sample()).getModules().getFirst(), "Flow").getImplementation().getProcess();
		assertEquals("Flow", process.getName());
		assertEquals("m/flow/Flow.bpel", process.getPath());
		assertTrue(process.longRunning());
		assertEquals(List.of("autonomy=child"), process.getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
		assertEquals(List.of("Reserve service Stock reserve requiresOwn", "Ask task null ask null", "Count script null null null"), process.getInvokes().stream()
				.map(invoke -> invoke.getName() + ' ' + invoke.getPerformer() + ' ' + value(invoke.getPartner()) + ' ' + value(invoke.getOperation()) + ' ' + value(invoke.getTransactionalBehavior())).toList());
		assertEquals("continueOnError=inherit", process.getInvokes().getFirst().getProperties().getFirst().getName() + '=' + process.getInvokes().getFirst().getProperties().getFirst().getValue());
	}

	@Test
	void callsLeaveByTheReferenceThatBearsTheNameOfTheirPartner() throws IOException {
		Component flow = component(lint(sample()).getModules().getFirst(), "Flow");
		List<Invoke> invokes = flow.getImplementation().getProcess().getInvokes();
		assertSame(flow.getReferences().getFirst(), invokes.getFirst().getReference());
		assertNull(invokes.get(1).getReference());
	}

	@Test
	void aMicroflowIsToldFromALongRunningProcessAndASilentFileFromBoth() throws IOException {
		String text = Samples.text("m/flow/Flow.bpel");
		tree.with("m/sca.module", Samples.text("m/sca.module")).with("m/a.bpel", text.replace("longRunning", "microflow")).with("m/b.bpel", text.replace(" wpc:executionMode=\"longRunning\"", ""));
		List<BusinessProcess> processes = lint(tree).getModules().getFirst().getProcesses();
		assertEquals(Boolean.FALSE, processes.get(0).longRunning());
		assertNull(processes.get(1).longRunning());
	}

	private static final String WAITING = """
			<process xmlns="http://docs.oasis-open.org/wsbpel/2.0/process/executable" xmlns:x="urn:product" name="Waiting" targetNamespace="urn:t">
			  <variables><variable name="a"/><variable name="b"/></variables>
			  <sequence name="main">
			    <receive name="start" partnerLink="client" operation="ask" createInstance="yes"/>
			    <assign><copy><from>wait</from><to>a</to></copy></assign>
			    <scope><variables><variable name="c"/></variables>
			      <flow><links><link name="l"/></links>
			        <invoke name="one" partnerLink="p" operation="first"/>
			        <sequence><invoke name="two" partnerLink="q" operation="second"/></sequence>
			      </flow>
			    </scope>
			    <x:flowN><sequence><empty/></sequence></x:flowN>
			    <forEach parallel="yes" counterName="i"/><forEach parallel="no" counterName="i"/>
			    <x:wait/>
			    <pick><onMessage partnerLink="client" operation="more"/><onAlarm><for>'PT5S'</for></onAlarm></pick>
			    <if><condition>true</condition><wait><for>'PT1S'</for></wait><else><reply partnerLink="client" operation="ask"/></else></if>
			  </sequence>
			</process>
			""";

	private static void tell(List<Activity> activities, String indentation, StringBuilder told) {
		for (Activity each : activities) {
			told.append(indentation).append(each.getKind()).append(each.getOperation() == null ? "" : ' ' + each.getPartner() + '.' + each.getOperation()).append(each.isCreating() ? " creates" : "")
					.append(each.isParallel() ? " parallel" : "").append(each.invoke() == null ? "" : " calls " + each.invoke().getName()).append('\n');
			tell(each.getActivities(), indentation + ' ', told);
		}
	}

	@Test
	void whatStructuresWaitsReceivesAndRepliesIsKeptInItsOrder() throws IOException {
		tree.with("m/sca.module", Samples.text("m/sca.module")).with("m/a.bpel", WAITING);
		BusinessProcess process = lint(tree).getModules().getFirst().getProcesses().getFirst();
		StringBuilder told = new StringBuilder();
		tell(process.getActivities(), "", told);
		assertEquals("""
				sequence
				 receive client.ask creates
				 scope
				  flow parallel
				   invoke p.first calls one
				   sequence
				    invoke q.second calls two
				 flowN parallel
				  sequence
				 forEach parallel
				 forEach
				 pick
				  onMessage client.more
				  onAlarm
				 if
				  wait
				  else
				   reply client.ask
				""", told.toString());
		assertEquals(2, process.getVariables());
		assertEquals(List.of("one", "two"), process.getInvokes().stream().map(Invoke::getName).toList());
	}

	@Test
	void aProcessOfALibraryIsFoundByTheDependency() throws IOException {
		String path = "m/flow/Flow.bpel";
		sample().with("lib/flow/Flow.bpel", Samples.text(path)).without(path);
		tree.with("lib/sca.library", "<s:library " + Samples.SCDL + " name='lib'/>");
		assertNull(component(lint(tree).getModules().get(1), "Flow").getImplementation().getProcess());
		tree.with("m/sca.module.attributes", "<s:moduleAndLibraryAttributes " + Samples.SCDL + "><s:libraryDependency name='lib'/></s:moduleAndLibraryAttributes>");
		Solution solution = lint(tree);
		assertEquals(List.of(solution.getModules().getFirst()), solution.getModules().get(1).getUses());
		assertEquals("lib/flow/Flow.bpel", component(solution.getModules().get(1), "Flow").getImplementation().getProcess().getPath());
	}

	@Test
	void aProcessThatNoModuleHoldsAndAFileOfAnotherLanguageAreLeftOut() throws IOException {
		tree.with("x/Flow.bpel", Samples.text("m/flow/Flow.bpel")).with("m/sca.module", Samples.text("m/sca.module")).with("m/b.bpel", "<process xmlns='urn:other'/>");
		assertEquals(List.of(), lint(tree).getModules().getFirst().getProcesses());
	}

	@Test
	void processesOfTheCorpusAreThereWithEveryCall() throws IOException {
		Solution solution = lint(Corpus.tree("sca-wid"));
		int processes = 0;
		for (Module module : solution.getModules()) {
			for (BusinessProcess process : module.getProcesses()) {
				String text = Files.readString(file(process.getPath()));
				assertEquals(text.contains("executionMode=\"longRunning\""), Boolean.TRUE.equals(process.longRunning()));
				assertEquals(text.split("<bpws:invoke ", -1).length - 1, process.getInvokes().size());
				assertEquals(text.split("<wpc:task ", -1).length - 1, process.getInvokes().stream().filter(invoke -> "task".equals(invoke.getPerformer())).count());
				processes++;
			}
			for (Component component : module.getComponents()) {
				if ("ProcessImplementation".equals(component.getImplementation().getType())) {
					BusinessProcess process = component.getImplementation().getProcess();
					assertTrue(process.getInvokes().stream().anyMatch(invoke -> invoke.getReference() != null), process.getPath());
				}
			}
		}
		assertEquals(2, processes);
	}

	private static Path file(String path) {
		return Corpus.folder("").resolve(path);
	}
}
