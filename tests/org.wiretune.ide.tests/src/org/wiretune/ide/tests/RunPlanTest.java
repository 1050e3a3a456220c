/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.RunPlan;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;

@ExtendWith(EmptyWorkspace.class)
class RunPlanTest {

	private static final String SERVER = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/";

	@Test
	void takesTheServerFromTheModelWithFileAndLine() throws Exception {
		ServerSettings server = plan(PerformanceTestSettings.of("SenderModule")).specification().server();
		assertEquals(384, server.maximumHeapMegabytes());
		assertTrue(server.sources().get(ServerSettings.KEY_MAXIMUM_HEAP).startsWith(SERVER + "server.xml:"), server.sources().toString());
		assertTrue(server.sources().get(ServerSettings.KEY_SCA_THREAD_POOL).startsWith(SERVER + "resources.xml:"), server.sources().toString());
		assertTrue(server.sources().get(ServerSettings.KEY_JMS_THREAD_POOL).startsWith(SERVER + "resources.xml:"), server.sources().toString());
		assertEquals("Default", server.scaThreadPool());
		assertEquals("Default", server.jmsThreadPool());
		assertEquals(100, server.scaMaximumConcurrency(), "that of the module that is called, not of the one that calls");
		assertEquals(SERVER + "resources.xml:38", server.sources().get(ServerSettings.KEY_SCA_MAXIMUM_CONCURRENCY));
		ThreadPoolSettings web = server.threadPool("WebContainer").orElseThrow();
		assertTrue(web.source().startsWith(SERVER + "server.xml:"), web.source());
		assertTrue(server.threadPool("Default").isPresent() && server.threadPool("ORB.thread.pool").isPresent(), server.threadPools().toString());
	}

	@Test
	void takesTheBindingsFromTheImports() throws Exception {
		assertEquals(BindingUnderTest.all(), plan(PerformanceTestSettings.of("SenderModule")).specification().bindings());
	}

	@Test
	void whatAQuickFixChangedCountsInTheNextRun() throws Exception {
		plan(PerformanceTestSettings.of("SenderModule"));
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getProject("SenderModule").getFile("ReceiverSCAAsync.import");
		file.setContents(TestProject.read(file).replace("\"async\"", "\"sync\"").getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		IFile server = ResourcesPlugin.getWorkspace().getRoot().getFile(IPath.fromPortableString("/" + SERVER + "server.xml"));
		server.setContents(TestProject.read(server).replace("maximumHeapSize=\"384\"", "maximumHeapSize=\"512\"").getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		WorkspaceAnalysis.get().bringUpToDate(null);
		RunPlan plan = RunPlan.of("again", PerformanceTestSettings.of("SenderModule"), WorkspaceAnalysis.get().reading());
		assertEquals(List.of(BindingUnderTest.SCA_SYNC, BindingUnderTest.JMS_ASYNC, BindingUnderTest.HTTP_SYNC, BindingUnderTest.WS_SYNC), plan.specification().bindings());
		assertEquals(512, plan.specification().server().maximumHeapMegabytes());
	}

	@Test
	void theConfigurationWins() throws Exception {
		RunPlan plan = plan(new PerformanceTestSettings("SenderModule", "", List.of("ws-sync"), List.of("10 KB"), "7", "0", "3", "128"));
		assertEquals(List.of(BindingUnderTest.WS_SYNC), plan.specification().bindings());
		assertEquals(List.of(10 * 1024), plan.specification().sizes());
		assertEquals(7, plan.specification().loops());
		assertEquals(0, plan.specification().warmupLoops());
		assertEquals(3, plan.specification().clients());
		assertEquals(128, plan.specification().server().maximumHeapMegabytes());
	}

	@Test
	void saysWhenThereIsNoModule() throws Exception {
		CoreException problem = assertThrows(CoreException.class, () -> plan(PerformanceTestSettings.of("OrderApplication")));
		assertTrue(problem.getStatus().getMessage().contains("OrderApplication"), problem.getStatus().getMessage());
	}

	@Test
	void runsOnTheSettingsOfTheLabWithoutAServer() throws Exception {
		SampleSolution.create(null);
		ResourcesPlugin.getWorkspace().getRoot().getProject("LocalServer").delete(true, true, null);
		WorkspaceAnalysis.get().bringUpToDate(null);
		RunPlan plan = RunPlan.of("lab", PerformanceTestSettings.of("SenderModule"), WorkspaceAnalysis.get().reading());
		assertEquals(ServerSettings.lab(), plan.specification().server());
		assertEquals(1, plan.notes().size());
	}

	@Test
	void saysWhenTheChosenServerIsGone() throws Exception {
		CoreException problem = assertThrows(CoreException.class,
				() -> plan(new PerformanceTestSettings("SenderModule", "Nowhere", List.of(), List.of("1 KB"), "1", "0", "1", "")));
		assertTrue(problem.getStatus().getMessage().contains("Nowhere"), problem.getStatus().getMessage());
	}

	static Stream<Arguments> wrongSettings() {
		return Stream.of(Arguments.of("Nothing", settings("", "1 KB", "1", "0", "1", "")), Arguments.of("Missing", settings("Missing", "1 KB", "1", "0", "1", "")),
				Arguments.of("size", settings("SenderModule", "", "1", "0", "1", "")), Arguments.of("1 XB", settings("SenderModule", "1 XB", "1", "0", "1", "")),
				Arguments.of("loops", settings("SenderModule", "1 KB", "0", "0", "1", "")), Arguments.of("many", settings("SenderModule", "1 KB", "many", "0", "1", "")),
				Arguments.of("-1", settings("SenderModule", "1 KB", "1", "-1", "1", "")), Arguments.of("257", settings("SenderModule", "1 KB", "1", "0", "257", "")),
				Arguments.of("16", settings("SenderModule", "1 KB", "1", "0", "1", "16")));
	}

	@ParameterizedTest
	@MethodSource("wrongSettings")
	void namesWhatIsWrong(String word, PerformanceTestSettings settings) throws Exception {
		SampleSolution.create(null);
		String problem = settings.problem();
		assertNotNull(problem);
		assertTrue(problem.endsWith("."), problem);
		assertTrue(problem.contains(word) || word.equals("Nothing") && problem.contains("project"), problem);
	}

	@Test
	void aConfigurationKeepsTheSettings() throws Exception {
		SampleSolution.create(null);
		PerformanceTestSettings settings = new PerformanceTestSettings("SenderModule", SERVER, List.of("sca-sync"), List.of("1 KB", "3 MB"), "5", "6", "7", "512");
		assertNull(settings.problem());
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "kept");
		settings.write(copy);
		assertEquals(settings, PerformanceTestSettings.read(copy));
		assertEquals("SenderModule", copy.getMappedResources()[0].getName());
	}

	private static PerformanceTestSettings settings(String project, String size, String loops, String warmup, String clients, String heap) {
		return new PerformanceTestSettings(project, "", List.of(), List.of(size), loops, warmup, clients, heap);
	}

	private static RunPlan plan(PerformanceTestSettings settings) throws Exception {
		SampleSolution.create(null);
		WorkspaceAnalysis.get().bringUpToDate(null);
		return RunPlan.of("test", settings, WorkspaceAnalysis.get().reading());
	}
}
