/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.solution.Solution;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What the readers give for the corpus, counted once more with XPath over the trees of the JDK's parser. */
class CorpusCountTest {

	private static DocumentBuilder builder;

	@BeforeAll
	static void makeBuilder() throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setNamespaceAware(true);
		builder = factory.newDocumentBuilder();
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
	}

	private static LintResult lint(String folder) throws IOException {
		return Linter.lint(Corpus.tree(folder), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private static List<Path> files(String folder, String end) throws IOException {
		try (Stream<Path> files = Files.walk(Corpus.folder(folder))) {
			return files.filter(Files::isRegularFile).filter(file -> file.toString().endsWith(end) && !file.toString().contains(".settings")).sorted().toList();
		}
	}

	private static NodeList select(Path file, String xpath) throws IOException, SAXException, XPathExpressionException {
		Document document = builder.parse(file.toFile());
		return (NodeList) XPathFactory.newInstance().newXPath().evaluate(xpath, document, XPathConstants.NODESET);
	}

	private static int count(String folder, String end, String xpath) throws Exception {
		int count = 0;
		for (Path file : files(folder, end)) {
			count += select(file, xpath).getLength();
		}
		return count;
	}

	/** Values of what an XPath selects, each with how often it occurs. */
	private static Map<String, Integer> values(String folder, String end, String xpath) throws Exception {
		Map<String, Integer> values = new TreeMap<>();
		for (Path file : files(folder, end)) {
			NodeList nodes = select(file, xpath);
			for (int i = 0; i < nodes.getLength(); i++) {
				values.merge(nodes.item(i).getTextContent().strip(), 1, Integer::sum);
			}
		}
		return values;
	}

	private static <T extends EObject> Stream<T> all(Solution solution, Class<T> type) {
		Stream.Builder<T> found = Stream.builder();
		Consumer<EObject> add = object -> {
			if (type.isInstance(object)) {
				found.add(type.cast(object));
			}
		};
		solution.eAllContents().forEachRemaining(add);
		for (Module module : solution.getModules()) {
			add.accept(module);
			module.eAllContents().forEachRemaining(add);
		}
		return found.build();
	}

	private static <T> Map<String, Integer> counted(Stream<T> stream, Function<T, String> word) {
		Map<String, Integer> counted = new TreeMap<>();
		stream.map(word).forEach(value -> counted.merge(value, 1, Integer::sum));
		return counted;
	}

	@ParameterizedTest
	@ValueSource(strings = { "sca-wid", "sca-wid/stelvio-example", "sca-wid/oppgave-poc", "sca-wid/stelvio-example/stelvio-example-person" })
	void modulesAndTheirPartsAreAllThere(String folder) throws Exception {
		Solution solution = lint(folder).solution();
		long libraries = solution.getModules().stream().filter(module -> module.getKind() == ModuleKind.LIBRARY).count();
		assertEquals(files(folder, "/sca.module").size(), solution.getModules().size() - libraries);
		assertEquals(files(folder, "/sca.library.attributes").size(), libraries);
		assertEquals(values(folder, "/sca.module", "/*/@name"),
				counted(solution.getModules().stream().filter(module -> module.getKind() != ModuleKind.LIBRARY), Module::getName));
		assertEquals(count(folder, "/sca.module", "/*/*[local-name()='moduleType' and contains(@type, 'mediation')]"),
				solution.getModules().stream().filter(module -> module.getKind() == ModuleKind.MEDIATION_MODULE).count());
		assertEquals(values(folder, ".component", "/*/@name"), counted(all(solution, Component.class), Component::getName));
		assertEquals(values(folder, ".import", "/*/@name"), counted(all(solution, Import.class), Import::getName));
		assertEquals(values(folder, ".export", "/*/@name"), counted(all(solution, Export.class), Export::getName));
		assertEquals(values(folder, ".attributes", "/*/*/@name"),
				counted(solution.getModules().stream().flatMap(module -> module.getDependencies().stream()), setting -> setting.getValue()));
	}

	@Test
	void bindingsImplementationsInterfacesAndQualifiersAreAllThere() throws Exception {
		Solution solution = lint("sca-wid").solution();
		assertEquals(values("sca-wid", ".import", "//esbBinding/@*[local-name()='type']"),
				counted(all(solution, Import.class), imported -> imported.getBinding().getType().getValue()));
		assertEquals(values("sca-wid", ".export", "//esbBinding/@*[local-name()='type']"),
				counted(all(solution, Export.class).filter(export -> export.getBinding().getType() != null), export -> export.getBinding().getType().getValue()));
		assertEquals(Map.of("EJB", 2, "JAX-RPC", 5, "JAX-WS", 7, "SCA", 4), counted(all(solution, Import.class), imported -> imported.getBinding().getKind().getLiteral()));
		assertEquals(Map.of("JAX-RPC", 3, "JAX-WS", 22, "none", 3), counted(all(solution, Export.class), export -> export.getBinding().getKind().getLiteral()));
		Map<String, Integer> endpoints = values("sca-wid", ".import", "//esbBinding/@endpoint");
		assertEquals(endpoints, counted(all(solution, Binding.class).filter(binding -> binding.getEndpoint() != null), binding -> binding.getEndpoint().getValue()));
		Map<String, Integer> types = values("sca-wid", ".component", "//implementation/@*[local-name()='type']");
		Map<String, Integer> local = new TreeMap<>();
		types.forEach((type, number) -> local.merge(type.substring(type.indexOf(':') + 1), number, Integer::sum));
		assertEquals(local, counted(all(solution, Component.class).filter(component -> component.getImplementation() != null), component -> component.getImplementation().getType()));
		assertEquals(values("sca-wid", ".component", "//implementation/@*[not(local-name()='type')] | //implementation/process/@bpel"),
				counted(all(solution, Component.class).filter(component -> component.getImplementation() != null), component -> component.getImplementation().getArtifact().getValue()));
		int interfaces = 0;
		int qualifiers = 0;
		Map<String, Integer> styles = new TreeMap<>();
		for (String end : List.of(".component", ".import", ".export")) {
			interfaces += count("sca-wid", end, "//interface");
			qualifiers += count("sca-wid", end, "//*[contains(local-name(), 'Qualifier')]");
			values("sca-wid", end, "//interface/@preferredInteractionStyle").forEach((style, number) -> styles.merge(style, number, Integer::sum));
		}
		assertEquals(interfaces, all(solution, ServiceInterface.class).count());
		assertEquals(qualifiers, all(solution, Qualifier.class).count());
		assertEquals(styles, counted(all(solution, ServiceInterface.class).filter(service -> service.getPreferredInteractionStyle().isSet()),
				service -> service.getPreferredInteractionStyle().getValue()));
		assertEquals(values("sca-wid", ".component", "//reference/@name"), counted(all(solution, Reference.class), Reference::getName));
	}

	@Test
	void wiresLeadWhereTheirNamesSay() throws Exception {
		LintResult result = lint("sca-wid");
		Solution solution = result.solution();
		int inside = count("sca-wid", ".component", "//wire") + count("sca-wid", ".export", "/*/@target");
		long wires = all(solution, Wire.class).filter(wire -> !(wire.eContainer() instanceof Import)).count();
		assertEquals(inside, wires);
		int unresolved = 0;
		int resolved = 0;
		for (Path module : files("sca-wid", "/sca.module")) {
			Path folder = module.getParent();
			List<String> names = new ArrayList<>();
			for (String end : List.of(".component", ".import")) {
				for (Path file : files("sca-wid", end)) {
					if (file.startsWith(folder)) {
						names.add(select(file, "/*/@name").item(0).getTextContent());
					}
				}
			}
			for (Map.Entry<String, String> target : Map.of(".component", "//wire/@target", ".export", "/*/@target").entrySet()) {
				for (Path file : files("sca-wid", target.getKey())) {
					NodeList targets = file.startsWith(folder) ? select(file, target.getValue()) : null;
					for (int i = 0; targets != null && i < targets.getLength(); i++) {
						if (names.contains(targets.item(i).getTextContent())) {
							resolved++;
						} else {
							unresolved++;
						}
					}
				}
			}
		}
		assertEquals(resolved, all(solution, Wire.class).filter(wire -> !(wire.eContainer() instanceof Import) && wire.getResolved() != null).count());
		assertEquals(unresolved, result.problems().size());
		int exports = 0;
		for (Path file : files("sca-wid", ".import")) {
			NodeList binding = select(file, "//esbBinding[@module and @export]");
			if (binding.getLength() == 1) {
				exports += exports((Element) binding.item(0));
			}
		}
		assertEquals(exports, all(solution, Import.class).filter(imported -> imported.getBinding().getKind() == BindingKind.SCA && imported.getWire().getResolved() instanceof Export).count());
		System.out.println("Wires of the corpus inside modules: " + resolved + " resolved, " + unresolved + " not; SCA imports that lead to an export: " + exports);
	}

	/** How many exports of the corpus an SCA import may mean. */
	private static int exports(Element binding) throws Exception {
		int count = 0;
		for (Path module : files("sca-wid", "/sca.module")) {
			if (select(module, "/*/@name").item(0).getTextContent().equals(binding.getAttribute("module"))) {
				for (Path export : files("sca-wid", ".export")) {
					if (export.startsWith(module.getParent()) && select(export, "/*/@name").item(0).getTextContent().equals(binding.getAttribute("export"))) {
						count++;
					}
				}
			}
		}
		return count;
	}

	@Test
	void serversAndTheirPoolsAreAllThere() throws Exception {
		Solution solution = lint("was").solution();
		assertEquals(1, solution.getServers().size());
		Server server = solution.getServers().getFirst();
		assertEquals("server1", server.getName());
		assertEquals(values("was", "/server.xml", "//*[local-name()='threadPools' or local-name()='threadPool']/@name"), counted(server.getThreadPools().stream(), ThreadPool::getName));
		assertEquals(values("was", "/server.xml", "//*[local-name()='threadPools' or local-name()='threadPool']/@maximumSize"),
				counted(server.getThreadPools().stream(), pool -> pool.getMaximumSize().getValue()));
		assertEquals("-Xnoloa", server.getJvm().getArguments().getValue());
		assertEquals("512", server.getJvm().getMaximumHeapSize().getValue());
		assertTrue(server.getJvm().getMaximumHeapSize().getDefaultSource().contains("512 MB"));
	}

	@Test
	void profilesOfJBossAreAllThere() throws Exception {
		Solution solution = lint("jboss-eap5").solution();
		assertEquals(List.of("default", "production"), solution.getServers().stream().map(Server::getName).toList());
		String pools = "//*[local-name()='annotation' and contains(., 'annotation.Pool ')]";
		assertEquals(count("jboss-eap5", "ejb3-interceptors-aop.xml", pools), all(solution, BeanPool.class).count());
		assertEquals(values("jboss-eap5", "ejb3-interceptors-aop.xml", pools + "/../@name"), counted(all(solution, BeanPool.class), BeanPool::getBeanKind));
		assertEquals(values("jboss-eap5", "-ds.xml", "//local-tx-datasource/jndi-name"), counted(all(solution, DataSource.class), DataSource::getName));
		assertEquals(values("jboss-eap5", "-ds.xml", "//local-tx-datasource/max-pool-size"),
				counted(all(solution, DataSource.class), source -> source.getConnectionPool().getMaximumConnections().getValue()));
	}

	@Test
	void descriptorsOfApplicationsAreAllThere() throws Exception {
		Solution solution = lint("apps").solution();
		assertEquals(values("apps", "/persistence.xml", "//*[local-name()='persistence-unit']/@name"), counted(all(solution, PersistenceUnit.class), PersistenceUnit::getName));
		assertEquals(count("apps", "/persistence.xml", "//*[local-name()='property']"), all(solution, PersistenceUnit.class).mapToInt(unit -> unit.getProperties().size()).sum());
		assertEquals(values("apps", "-ds.xml", "//*[local-name()='datasource']/@jndi-name"), counted(described(solution), source -> source.getJndiName().getValue()));
		assertEquals(values("apps", "-ds.xml", "//*[local-name()='datasource']/*[local-name()='connection-url']"), counted(described(solution), source -> source.getUrl().getValue()));
	}

	private static Stream<DataSource> described(Solution solution) {
		return all(solution, DataSource.class).filter(source -> source.getOrigin().path().endsWith("-ds.xml"));
	}
}
