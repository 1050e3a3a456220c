/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Product;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/** How files are joined to modules, servers and applications and names to what they mean. */
class LinkTest {

	private final MemoryTree tree = new MemoryTree();

	private LintResult lint() throws IOException {
		return Linter.lint(tree, LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private void module(String folder, String name) {
		tree.with(folder + "/sca.module", "<s:module " + Samples.SCDL + " name='" + name + "'/>");
	}

	private void component(String path, String name, String... targets) {
		StringBuilder wires = new StringBuilder();
		for (String target : targets) {
			wires.append("<reference name='").append(target).append("Partner'><wire target='").append(target).append("'/></reference>");
		}
		tree.with(path, "<s:component " + Samples.SCDL + " name='" + name + "'><references>" + wires + "</references></s:component>");
	}

	private void sca(String path, String name, String module, String export) {
		binding(path, "import", name, "", "s:SCAImportBinding' module='" + module + "' export='" + export + "'", "");
	}

	private void binding(String path, String root, String name, String attributes, String type, String content) {
		tree.with(path, "<s:" + root + " " + Samples.SCDL + " name='" + name + "' " + attributes + ">" + (type == null ? "" : "<esbBinding xsi:type='" + type + ">" + content + "</esbBinding>")
				+ "</s:" + root + ">");
	}

	private void export(String path, String name, String target) {
		binding(path, "export", name, "target='" + target + "'", null, "");
	}

	private static Import imported(Solution solution, String name) {
		return solution.getModules().stream().flatMap(module -> module.getImports().stream()).filter(found -> found.getName().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void filesBelongToTheNearestModuleAroundThem() throws IOException {
		module("top/a", "a");
		module("top/a/inner/b", "b");
		component("top/a/deep/er/C.component", "deep/er/C");
		component("top/a/inner/b/D.component", "D");
		List<Module> modules = lint().solution().getModules();
		assertEquals(List.of("top/a", "top/a/inner/b"), modules.stream().map(Module::getPath).toList());
		assertEquals("deep/er/C", modules.getFirst().getComponents().getFirst().getName());
		assertEquals("D", modules.get(1).getComponents().getFirst().getName());
		assertEquals(1, modules.getFirst().getComponents().size());
	}

	@Test
	void aLibraryIsToldByItsFileOrItsAttributes() throws IOException {
		tree.with("l1/sca.library", "<s:library " + Samples.SCDL + " name='one'/>");
		tree.with("l2/sca.library.attributes", "<s:moduleAndLibraryAttributes " + Samples.SCDL + "><s:libraryDependency name='one'/></s:moduleAndLibraryAttributes>");
		tree.with("l3/sca.library", "<broken");
		module("m", "m");
		tree.with("m/sca.module.attributes", "<s:moduleAndLibraryAttributes " + Samples.SCDL + "><s:libraryDependency name='one'/><s:moduleDependency name='x'/></s:moduleAndLibraryAttributes>");
		List<Module> modules = lint().solution().getModules();
		assertEquals(List.of("one", "l2", "l3", "m"), modules.stream().map(Module::getName).toList());
		assertEquals(List.of(ModuleKind.LIBRARY, ModuleKind.LIBRARY, ModuleKind.LIBRARY, ModuleKind.MODULE), modules.stream().map(Module::getKind).toList());
		assertEquals(List.of("libraryDependency=one", "moduleDependency=x"), modules.get(3).getDependencies().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
	}

	@Test
	void filesWithoutAModuleAroundThemBelongToOneThatIsNamedAfterTheirProject() throws IOException {
		tree.with("p/.project", "");
		component("p/sub/C.component", "C", "Absent");
		LintResult result = lint();
		assertEquals("p", result.solution().getModules().getFirst().getName());
		assertEquals(List.of(), result.problems());
	}

	@Test
	void wiresInsideAModuleLeadToComponentsAndImports() throws IOException {
		module("m", "m");
		component("m/A.component", "A", "B", "I", "Absent");
		component("m/B.component", "B");
		sca("m/I.import", "I", "elsewhere", "E");
		export("m/E.export", "E", "A");
		export("m/F.export", "F", "Gone");
		tree.with("m/sca.references", "<s:references " + Samples.SCDL + "><reference name='R'><wire target='B'/></reference></s:references>");
		LintResult result = lint();
		Module module = result.solution().getModules().getFirst();
		var references = module.getComponents().getFirst().getReferences();
		assertSame(module.getComponents().get(1), references.getFirst().getWires().getFirst().getResolved());
		assertSame(module.getImports().getFirst(), references.get(1).getWires().getFirst().getResolved());
		assertNull(references.get(2).getWires().getFirst().getResolved());
		assertSame(module.getComponents().getFirst(), module.getExports().getFirst().getWire().getResolved());
		assertSame(module.getComponents().get(1), module.getReferences().getFirst().getWires().getFirst().getResolved());
		assertEquals(2, result.problems().size());
		ReadProblem problem = result.problems().getFirst();
		assertEquals(ReadProblem.Kind.UNRESOLVED, problem.kind());
		assertEquals("\"Absent\" is neither a component nor an import of the module m. Wire to an existing one, or restore it.", problem.message());
		assertEquals("Absent", new String(tree.bytes("m/A.component")).substring(problem.origin().offset(), problem.origin().end()));
		assertEquals("m/F.export", result.problems().get(1).origin().path());
	}

	@Test
	void aTargetWhoseFileIsBrokenIsNotToldTwice() throws IOException {
		module("m", "m");
		component("m/A.component", "A", "B");
		tree.with("m/B.component", "<s:component name='B'");
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), lint().problems().stream().map(ReadProblem::kind).toList());
	}

	@Test
	void anScaImportLeadsToTheExportOfTheModuleItNames() throws IOException {
		module("a", "a");
		module("b", "b");
		sca("a/Good.import", "Good", "b", "E");
		sca("a/Missing.import", "Missing", "b", "F");
		sca("a/Unread.import", "Unread", "c", "E");
		export("b/E.export", "E", "X");
		component("b/X.component", "X");
		LintResult result = lint();
		Solution solution = result.solution();
		assertSame(solution.getModules().get(1).getExports().getFirst(), imported(solution, "Good").getWire().getResolved());
		assertNull(imported(solution, "Missing").getWire().getResolved());
		assertNull(imported(solution, "Unread").getWire().getResolved());
		assertEquals(1, result.problems().size());
		assertEquals("The module b has no export \"F\". Correct the name, or add the export.", result.problems().getFirst().message());
		assertEquals("F", new String(tree.bytes("a/Missing.import")).substring(result.problems().getFirst().origin().offset(), result.problems().getFirst().origin().end()));
	}

	@Test
	void ofTwoModulesOfOneNameTheNearerIsMeant() throws IOException {
		for (String branch : List.of("new", "old")) {
			module(branch + "/a", "a");
			module(branch + "/b", "b");
			sca(branch + "/a/" + branch + ".import", branch, "b", "E");
			export(branch + "/b/E.export", "E", "X");
			component(branch + "/b/X.component", "X");
		}
		Solution solution = lint().solution();
		for (String branch : List.of("new", "old")) {
			assertEquals(branch + "/b", ((Module) imported(solution, branch).getWire().getResolved().eContainer()).getPath());
		}
	}

	/** The module itself comes first; of two that are as near as each other the first is taken, and that is said. */
	@Test
	void ofTwoModulesOfOneNameTheOwnIsMeantOrTheChoiceIsSaid() throws IOException {
		for (String branch : List.of("new", "old")) {
			module(branch + "/b", "b");
			export(branch + "/b/E.export", "E", "X");
			component(branch + "/b/X.component", "X");
		}
		module("new/b/inner", "b");
		export("new/b/inner/E.export", "E", "X");
		component("new/b/inner/X.component", "X");
		sca("new/b/Own.import", "Own", "b", "E");
		assertEquals("new/b", ((Module) imported(lint().solution(), "Own").getWire().getResolved().eContainer()).getPath());
		assertEquals(List.of(), lint().problems());
		module("a", "a");
		sca("a/Far.import", "Far", "b", "E");
		LintResult result = lint();
		assertEquals("new/b", ((Module) imported(result.solution(), "Far").getWire().getResolved().eContainer()).getPath());
		assertEquals(List.of("3 modules that are as near as each other have the name b and such an export; the one in new/b is taken. Lint what is deployed together by itself, or give the modules names of their own."),
				result.problems().stream().map(problem -> problem.message()).toList());
	}

	@Test
	void importsByAddressAndDestinationLeadToTheExportsThatServeThem() throws IOException {
		module("a", "a");
		module("b", "b");
		binding("a/Ws.import", "import", "Ws", "", "j:JaxWsImportBinding' endpoint='https://h:9443/bWeb/sca/WsE?x=y'", "");
		binding("a/Http.import", "import", "Http", "", "h:HTTPImportBinding'", "<importInteraction endpointURL='http://h/bWeb/path'/>");
		binding("a/Jms.import", "import", "Jms", "", "e:JMSImportBinding'", "<destination usage='send' target='q/in'/><destination usage='receive' target='q/out'/>");
		binding("a/Other.import", "import", "Other", "", "j:JaxWsImportBinding' endpoint='http://h/else'", "");
		binding("b/WsE.export", "export", "WsE", "target='X'", "w:WebServiceExportBinding'", "");
		binding("b/HttpE.export", "export", "HttpE", "target='X'", "h:HTTPExportBinding' contextPath='path'", "");
		binding("b/JmsE.export", "export", "JmsE", "target='X'", "e:JMSExportBinding'", "<destination usage='receive' target='q/in'/><destination usage='send' target='q/out'/>");
		component("b/X.component", "X");
		LintResult result = lint();
		assertEquals(List.of(), result.problems());
		for (String name : List.of("Ws", "Http", "Jms")) {
			Import from = imported(result.solution(), name);
			assertNotNull(from.getWire(), name);
			assertEquals(name + 'E', ((Export) from.getWire().getResolved()).getName());
		}
		assertNull(imported(result.solution(), "Other").getWire());
	}

	@Test
	void resourcesOfEveryScopeJoinTheServersThatSeeThem() throws IOException {
		String server = Samples.text(Samples.CELL + "/nodes/n1/servers/s1/server.xml");
		String cell = "x/cells/c";
		tree.with(cell + "/nodes/n1/servers/s1/server.xml", server);
		tree.with(cell + "/nodes/n1/servers/s2/server.xml", server.replace("name=\"s1\" clusterName=\"k1\"", "name=\"s2\""));
		tree.with(cell + "/nodes/n2/servers/s1/server.xml", server.replace(" clusterName=\"k1\"", "").replace("name=\"s1\"", ""));
		adapter(cell + "/resources.xml", "ofCell", "Default");
		adapter(cell + "/nodes/n1/resources.xml", "ofNode", "Default");
		adapter(cell + "/nodes/n1/servers/s1/resources.xml", "ofServer", "Default");
		adapter(cell + "/clusters/k1/resources.xml", "ofCluster", "Default");
		List<Server> servers = lint().solution().getServers();
		assertEquals(List.of("s1", "s2", "s1"), servers.stream().map(Server::getName).toList());
		assertEquals(List.of("ofCluster", "ofNode", "ofServer", "ofCell"), names(servers.getFirst()));
		assertEquals(List.of("ofNode", "ofCell"), names(servers.get(1)));
		assertEquals(List.of("ofCell"), names(servers.get(2)));
	}

	private static List<String> names(Server server) {
		return server.getResourceAdapters().stream().map(ResourceAdapter::getName).toList();
	}

	private void adapter(String path, String name, String alias) {
		tree.with(path, "<xmi:XMI xmlns:xmi='x' xmlns:j='http://www.ibm.com/websphere/appserver/schemas/5.0/resources.j2c.xmi'><j:J2CResourceAdapter name='" + name + "' threadPoolAlias='" + alias
				+ "'/></xmi:XMI>");
	}

	@Test
	void anAliasLeadsToThePoolOfTheThreadPoolManager() throws IOException {
		tree.with("s/server.xml", Samples.text(Samples.CELL + "/nodes/n1/servers/s1/server.xml"));
		adapter("s/resources.xml", "a", "ORB.thread.pool");
		ResourceAdapter adapter = lint().solution().getServers().getFirst().getResourceAdapters().getFirst();
		assertEquals("51", adapter.getThreadPool().getMaximumSize().getValue());
	}

	@Test
	void anAliasOfNoPoolIsToldOnlyIfNoServerHasThePool() throws IOException {
		String server = Samples.text(Samples.CELL + "/nodes/n1/servers/s1/server.xml");
		tree.with("x/cells/c/nodes/n/servers/a/server.xml", server);
		tree.with("x/cells/c/nodes/n/servers/b/server.xml", server.replace("Pool_SIBus_SCA", "Other"));
		adapter("x/cells/c/resources.xml", "some", "Pool_SIBus_SCA");
		adapter("x/cells/c/nodes/n/resources.xml", "none", "Gone");
		adapter("x/cells/c/nodes/n/servers/a/resources.xml", "variable", "${POOL}");
		LintResult result = lint();
		assertEquals(1, result.problems().size(), result.problems()::toString);
		assertEquals("The server s1 has no thread pool \"Gone\", so the resource adapter runs on the pool Default. Define the pool in server.xml, or correct the alias.",
				result.problems().getFirst().message());
		assertEquals("x/cells/c/nodes/n/resources.xml", result.problems().getFirst().origin().path());
	}

	@Test
	void resourcesWithoutAServerKeepTheirCell() throws IOException {
		adapter("x/cells/c/nodes/n/resources.xml", "a", "Pool");
		adapter("x/cells/c/resources.xml", "b", "Pool");
		LintResult result = lint();
		assertEquals(List.of("c"), result.solution().getServers().stream().map(Server::getName).toList());
		assertEquals("x/cells/c", result.solution().getServers().getFirst().getPath());
		assertEquals(2, result.solution().getServers().getFirst().getResourceAdapters().size());
		assertEquals(List.of(), result.problems());
	}

	@Test
	void profilesOfJBossAreTheFoldersAboveTheirDeployments() throws IOException {
		for (String path : List.of("jboss/default/deploy/mysql-ds.xml", "jboss/default/deploy/ejb3-interceptors-aop.xml")) {
			tree.with(path, Samples.text(path));
		}
		tree.with("app/.project", "");
		tree.with("app/conf/ejb3-interceptors-aop.xml", Samples.text("jboss/default/deploy/ejb3-interceptors-aop.xml"));
		tree.with("app/src/x-ds.xml", Samples.text("jboss/default/deploy/mysql-ds.xml"));
		Solution solution = lint().solution();
		assertEquals(List.of("app", "default"), solution.getServers().stream().map(Server::getName).toList());
		assertEquals("jboss/default", solution.getServers().get(1).getPath());
		assertEquals(Product.JBOSS_EAP_5, solution.getServers().get(1).getProduct());
		assertEquals(3, solution.getServers().get(1).getDataSources().size());
		assertEquals(4, solution.getServers().getFirst().getBeanPools().size());
		assertEquals(0, solution.getServers().getFirst().getDataSources().size());
		assertEquals(3, solution.getApplications().getFirst().getDataSources().size());
	}

	@Test
	void filesOfTwoProductsInOneFolderAreTwoServers() throws IOException {
		tree.with("p/.project", "");
		tree.with("p/server.xml", Samples.text(Samples.CELL + "/nodes/n1/servers/s1/server.xml"));
		tree.with("p/ejb3-interceptors-aop.xml", Samples.text("jboss/default/deploy/ejb3-interceptors-aop.xml"));
		assertEquals(List.of(Product.WEBSPHERE, Product.JBOSS_EAP_5), lint().solution().getServers().stream().map(Server::getProduct).toList());
	}

	@Test
	void applicationsAreProjects() throws IOException {
		String unit = Samples.text("app/src/main/resources/META-INF/persistence.xml");
		tree.with("ws/p1/pom.xml", "").with("ws/p1/src/main/resources/META-INF/persistence.xml", unit);
		tree.with("ws/p2/src/main/resources/META-INF/persistence.xml", unit);
		tree.with("ws/META-INF/persistence.xml", unit);
		tree.with("ws/m/sca.module", "<s:module " + Samples.SCDL + " name='m'/>").with("ws/m/META-INF/persistence.xml", unit);
		assertEquals(List.of("ws", "ws/m", "ws/p1", "ws/p2"), lint().solution().getApplications().stream().map(Application::getPath).toList());
	}

	@Test
	void aSecondLinkGivesTheSameAndLeavesTheFirstAsItIs() {
		SolutionAssembler assembler = new SolutionAssembler();
		FileReader reader = new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES);
		Samples.files().keySet().forEach(path -> assembler.put(reader.read(new MemoryTree.MemoryFile(path, Samples.files().get(path)))));
		List<ReadProblem> problems = new ArrayList<>();
		Solution first = assembler.link(problems::add);
		String dump = Dump.of(first);
		assembler.remove("m");
		Solution without = assembler.link(problems::add);
		assertTrue(without.getModules().stream().noneMatch(module -> module.getPath().equals("m")));
		assertEquals(dump, Dump.of(first));
		Samples.files().keySet().forEach(path -> assembler.put(reader.read(new MemoryTree.MemoryFile(path, Samples.files().get(path)))));
		assertEquals(dump, Dump.of(assembler.link(problems::add)));
		assertEquals(dump, Dump.of(first));
	}
}
