/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.read.Corpus;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;
import org.xml.sax.InputSource;

/**
 * What the command {@code map} tells of each module of the corpus, counted once more with the JDK's parser and XPath:
 * components, imports and exports by binding, interfaces by interaction style, wires resolved and not.
 */
class ModuleCountTest {

	/** The word of the JSON for each binding type that the corpus or the documents of the products have. */
	private static final Map<String, String> WORDS = Map.ofEntries(Map.entry("SCAImportBinding", "SCA"), Map.entry("WebServiceImportBinding", "JAX-RPC"),
			Map.entry("WebServiceExportBinding", "JAX-RPC"), Map.entry("JaxWsImportBinding", "JAX-WS"), Map.entry("JaxWsExportBinding", "JAX-WS"), Map.entry("SLSBImportBinding", "EJB"),
			Map.entry("binding.sca", "SCA"), Map.entry("binding.ws", "JAX-WS"), Map.entry("binding.soap", "JAX-WS"), Map.entry("binding.cxf", "JAX-WS"),
			Map.entry("binding.jms", "JMS"), Map.entry("binding.jca", "EIS"), Map.entry("binding.http", "HTTP"));

	private static DocumentBuilder builder;
	private static Path root;
	private static final Map<Path, Element> TREES = new HashMap<>();
	private static final Map<String, LintResult> RESULTS = new HashMap<>();
	private static final Map<String, JsonObject> TEXTS = new HashMap<>();

	@BeforeAll
	static void prepare() throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setNamespaceAware(true);
		builder = factory.newDocumentBuilder();
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
		root = Corpus.folder("");
		for (String part : List.of("sca-wid", "composite")) {
			RESULTS.put(part, Linter.lint(Corpus.tree(part), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE));
			TEXTS.put(part, ModuleJson.tree(RESULTS.get(part).reading()));
		}
	}

	private static List<Path> files(Path folder, Predicate<String> wanted) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).filter(file -> wanted.test(file.getFileName().toString()) && !file.toString().contains(".settings")).sorted().toList();
		}
	}

	private static Element tree(Path file) {
		return TREES.computeIfAbsent(file, path -> {
			try {
				return builder.parse(path.toFile()).getDocumentElement();
			} catch (Exception unreadable) {
				throw new IllegalStateException(path.toString(), unreadable);
			}
		});
	}

	private static List<Node> select(Node from, String xpath) throws Exception {
		NodeList nodes = (NodeList) XPathFactory.newInstance().newXPath().evaluate(xpath, from, XPathConstants.NODESET);
		List<Node> list = new ArrayList<>();
		for (int i = 0; i < nodes.getLength(); i++) {
			list.add(nodes.item(i));
		}
		return list;
	}

	private static List<String> texts(Node from, String xpath) throws Exception {
		return select(from, xpath).stream().map(node -> node.getTextContent().strip()).toList();
	}

	private static String local(String name) {
		return name.substring(name.indexOf(':') + 1);
	}

	private static Map<String, Integer> count(Iterable<String> words) {
		Map<String, Integer> counted = new TreeMap<>();
		words.forEach(word -> counted.merge(word, 1, Integer::sum));
		return counted;
	}

	/** The modules that the corpus has: folders of SCDL, files of composites. */
	private static Map<String, Path> scdlModules() throws IOException {
		Map<String, Path> modules = new TreeMap<>();
		for (Path file : files(root.resolve("sca-wid"), name -> Set.of("sca.module", "sca.library", "sca.module.attributes", "sca.library.attributes").contains(name))) {
			modules.put(relative(file.getParent()), file.getParent());
		}
		return modules;
	}

	private static String relative(Path path) {
		return root.relativize(path).toString().replace('\\', '/');
	}

	private static List<Path> composites() throws IOException {
		return files(root.resolve("composite"), name -> name.endsWith(".composite") || name.equals("switchyard.xml"));
	}

	private static List<JsonObject> objects(JsonArray array) {
		List<JsonObject> objects = new ArrayList<>();
		array.forEach(element -> objects.add(element.getAsJsonObject()));
		return objects;
	}

	private static JsonObject json(String part, String path) {
		List<JsonObject> found = objects(TEXTS.get(part).getAsJsonArray("modules")).stream().filter(module -> path.equals(text(module, "path"))).toList();
		assertEquals(1, found.size(), path);
		return found.getFirst();
	}

	private static Module model(String part, String path) {
		return RESULTS.get(part).solution().getModules().stream().filter(module -> module.getPath().equals(path)).findFirst().orElseThrow();
	}

	private static String text(JsonObject object, String name) {
		JsonElement value = object.get(name);
		return value.isJsonNull() ? null : value.getAsString();
	}

	private static Map<String, Integer> counted(JsonObject module, String list, Function<JsonObject, String> word) {
		return count(objects(module.getAsJsonArray(list)).stream().map(word).toList());
	}

	/** Wires that start in a module, at what it holds itself. */
	private static List<JsonObject> wires(String part, JsonObject module, Predicate<JsonObject> wanted) {
		Set<String> starts = new HashSet<>(Set.of(text(module, "path")));
		for (String list : List.of("components", "imports", "exports")) {
			objects(module.getAsJsonArray(list)).forEach(element -> starts.add(text(module, "path") + '/' + text(element, "name")));
		}
		return objects(TEXTS.get(part).getAsJsonArray("wires")).stream().filter(wire -> starts.contains(text(wire, "from"))).filter(wanted).toList();
	}

	@Test
	void noModuleIsMissingAndNoneIsMade() throws Exception {
		Set<String> expected = new TreeSet<>(scdlModules().keySet());
		Set<String> read = new TreeSet<>();
		objects(TEXTS.get("sca-wid").getAsJsonArray("modules")).forEach(module -> read.add(text(module, "path")));
		assertEquals(expected, read);
		assertEquals(composites().size(), TEXTS.get("composite").getAsJsonArray("modules").size());
		assertEquals(List.of(), RESULTS.get("composite").problems());
		assertEquals(List.of(), RESULTS.get("sca-wid").problems());
	}

	@TestFactory
	List<DynamicTest> everyModuleOfIntegrationDesigner() throws Exception {
		List<DynamicTest> tests = new ArrayList<>();
		for (Map.Entry<String, Path> module : scdlModules().entrySet()) {
			tests.add(dynamicTest(module.getKey(), () -> checkScdl(module.getKey(), module.getValue())));
		}
		assertFalse(tests.isEmpty());
		return tests;
	}

	/** The files below a folder that belong to no module further down. */
	private static List<Path> own(Path folder, String end) throws IOException {
		Set<Path> others = new HashSet<>(scdlModules().values());
		others.remove(folder);
		return files(folder, name -> name.endsWith(end)).stream().filter(file -> others.stream().noneMatch(other -> other.startsWith(folder) && file.startsWith(other))).toList();
	}

	private static void checkScdl(String path, Path folder) throws Exception {
		JsonObject json = json("sca-wid", path);
		boolean library = !Files.exists(folder.resolve("sca.module")) && !Files.exists(folder.resolve("sca.module.attributes"));
		boolean mediation = Files.exists(folder.resolve("sca.module")) && !texts(tree(folder.resolve("sca.module")), "*[local-name()='moduleType'][contains(@type, 'mediation')]/@type").isEmpty();
		assertEquals(library ? "library" : mediation ? "mediation module" : "module", text(json, "kind"));
		List<Path> components = own(folder, ".component");
		List<Path> imports = own(folder, ".import");
		List<Path> exports = own(folder, ".export");
		assertEquals(count(names(components)), counted(json, "components", element -> text(element, "name")));
		assertEquals(count(names(imports)), counted(json, "imports", element -> text(element, "name")));
		assertEquals(count(names(exports)), counted(json, "exports", element -> text(element, "name")));
		assertEquals(count(bindings(imports)), counted(json, "imports", element -> text(element, "binding")));
		assertEquals(count(bindings(exports)), counted(json, "exports", element -> text(element, "binding")));
		List<String> styles = new ArrayList<>();
		for (Path file : imports) {
			List<String> stated = texts(tree(file), "interfaces/interface/@preferredInteractionStyle");
			styles.add(stated.isEmpty() ? "unstated" : stated.getFirst());
		}
		assertEquals(count(styles), counted(json, "imports", element -> text(element, "interactionStyle")));
		interfaces(path, Stream.of(components, imports, exports).flatMap(List::stream).toList());
		Set<String> targets = new HashSet<>(names(components));
		targets.addAll(names(imports));
		List<String> expected = new ArrayList<>();
		for (Path file : components) {
			expected.addAll(texts(tree(file), "references/reference/wire/@target"));
		}
		for (Path file : exports) {
			expected.addAll(texts(tree(file), "@target"));
		}
		Set<String> importNames = new HashSet<>(names(imports));
		List<JsonObject> wires = wires("sca-wid", json, wire -> text(wire, "reference") != null || !importNames.contains(text(wire, "from").substring(path.length() + 1)));
		assertEquals(count(expected), count(wires.stream().map(wire -> text(wire, "target")).toList()));
		assertEquals(expected.stream().filter(targets::contains).count(), wires.stream().filter(wire -> wire.get("resolved").getAsBoolean()).count());
	}

	private static void interfaces(String path, List<Path> files) throws Exception {
		List<String> stated = new ArrayList<>();
		for (Path file : files) {
			for (Node element : select(tree(file), ".//interface")) {
				String style = ((Element) element).getAttribute("preferredInteractionStyle");
				stated.add(style.isEmpty() ? "unstated" : style);
			}
		}
		List<String> read = new ArrayList<>();
		model("sca-wid", path).eAllContents().forEachRemaining(object -> {
			if (object instanceof ServiceInterface service) {
				read.add(service.interactionStyle().getLiteral());
			}
		});
		assertEquals(count(stated), count(read));
	}

	private static List<String> names(List<Path> files) {
		return files.stream().map(file -> tree(file).getAttribute("name")).toList();
	}

	private static List<String> bindings(List<Path> files) throws Exception {
		List<String> words = new ArrayList<>();
		for (Path file : files) {
			List<String> types = texts(tree(file), "esbBinding/@*[local-name()='type']");
			words.add(types.isEmpty() ? "none" : WORDS.getOrDefault(local(types.getFirst()), "unknown"));
		}
		return words;
	}

	@TestFactory
	List<DynamicTest> everyComposite() throws Exception {
		List<DynamicTest> tests = new ArrayList<>();
		for (Path file : composites()) {
			tests.add(dynamicTest(relative(file), () -> checkComposite(file)));
		}
		assertFalse(tests.isEmpty());
		return tests;
	}

	private static String pathOf(Path file) throws IOException {
		return composites().stream().filter(other -> other.getParent().equals(file.getParent())).count() == 1 ? relative(file.getParent()) : relative(file);
	}

	private static String child(String name) {
		return "*[local-name()='" + name + "']";
	}

	/** The bindings of a service or reference by their element names; none where there is none. */
	private static List<String> bindingsOf(Node element) throws Exception {
		List<String> found = select(element, "*[starts-with(local-name(), 'binding.')]").stream().map(Node::getLocalName).toList();
		return found.isEmpty() ? List.of("none") : found;
	}

	/** The bindings by which a composite is entered (service) or left (reference): its own and those of its components. */
	private static List<String> outside(Element composite, String kind) throws Exception {
		List<String> bindings = new ArrayList<>();
		for (Node own : select(composite, child(kind))) {
			bindings.addAll(bindingsOf(own));
		}
		for (Node inner : select(composite, child("component") + "/" + child(kind))) {
			List<String> stated = bindingsOf(inner);
			if (!Set.of("none", "binding.sca").containsAll(stated)) {
				bindings.addAll(stated);
			}
		}
		return bindings;
	}

	private static void checkComposite(Path file) throws Exception {
		boolean switchYard = file.endsWith("switchyard.xml");
		Element composite = switchYard ? (Element) select(tree(file), child("composite")).getFirst() : tree(file);
		String path = pathOf(file);
		JsonObject json = json("composite", path);
		assertEquals(composite.getAttribute("name"), text(json, "name"));
		assertEquals(switchYard ? "SwitchYard application" : "composite", text(json, "kind"));
		assertEquals(count(texts(composite, child("component") + "/@name")), counted(json, "components", element -> text(element, "name")));
		assertEquals(count(select(composite, child("component") + "/*[starts-with(local-name(), 'implementation')]").stream().map(Node::getLocalName).toList()),
				counted(json, "components", element -> text(element, "implementation")));
		List<String> services = outside(composite, "service");
		List<String> references = outside(composite, "reference");
		assertEquals(count(services), count(model("composite", path).getExports().stream().map(export -> export.getBinding().getName() == null ? "none" : export.getBinding().getName()).toList()));
		assertEquals(count(references), count(model("composite", path).getImports().stream().map(imported -> imported.getBinding().getName() == null ? "none" : imported.getBinding().getName()).toList()));
		assertEquals(count(words(services)), counted(json, "exports", element -> text(element, "binding")));
		assertEquals(count(words(references)), counted(json, "imports", element -> text(element, "binding")));
		assertEquals(Map.of(), remove(counted(json, "imports", element -> text(element, "interactionStyle")), "unstated"));
		int expected = 0;
		int missing = 0;
		Set<String> components = new HashSet<>(texts(composite, child("component") + "/@name"));
		for (Node component : select(composite, child("component"))) {
			String owner = ((Element) component).getAttribute("name");
			for (Node reference : select(component, child("reference"))) {
				String name = ((Element) reference).getAttribute("name");
				int wires = promoted(composite, owner, name) + (bindingsOf(reference).contains("none") ? 0 : bindingsOf(reference).size());
				String targets = ((Element) reference).getAttribute("target").strip();
				for (String target : targets.isEmpty() ? new String[0] : targets.split("\\s+")) {
					wires++;
					missing += components.contains(target.split("/")[0]) || elsewhere(file, target) ? 0 : 1;
				}
				if (switchYard && wires == 0) {
					wires = 1;
					boolean served = !texts(composite, child("component") + "/" + child("service") + "[@name='" + name + "']/@name").isEmpty()
							|| !texts(composite, child("reference") + "[@name='" + name + "']/@name").isEmpty();
					missing += served ? 0 : 1;
				}
				expected += wires;
			}
		}
		List<JsonObject> wires = wires("composite", json, wire -> text(wire, "reference") != null);
		assertEquals(expected, wires.size());
		assertEquals(missing, wires.stream().filter(wire -> !wire.get("resolved").getAsBoolean()).count());
		for (JsonObject export : objects(json.getAsJsonArray("exports"))) {
			assertTrue(components.contains(text(export, "target").split("/")[0]), export.toString());
		}
	}

	private static Map<String, Integer> remove(Map<String, Integer> counted, String word) {
		counted.remove(word);
		return counted;
	}

	private static List<String> words(List<String> bindings) {
		return bindings.stream().map(binding -> binding.equals("none") ? "none" : WORDS.getOrDefault(binding, "unknown")).toList();
	}

	/** How many wires lead from a reference of a component to references of the composite that promote it. */
	private static int promoted(Element composite, String owner, String name) throws Exception {
		int count = 0;
		for (Node reference : select(composite, child("reference"))) {
			for (String promoted : ((Element) reference).getAttribute("promote").strip().split("\\s+")) {
				count += promoted.equals(owner + '/' + name) || promoted.equals(owner) ? bindingsOf(reference).size() : 0;
			}
		}
		return count;
	}

	/** Whether one other composite, and no other that is as near, has the component. */
	private static boolean elsewhere(Path file, String target) throws Exception {
		Map<Integer, Integer> byDistance = new TreeMap<>();
		for (Path other : files(root.resolve("composite"), name -> name.endsWith(".composite"))) {
			if (!other.equals(file) && texts(tree(other), child("component") + "/@name").contains(target.split("/")[0])) {
				int shared = 0;
				while (shared < Math.min(other.getNameCount(), file.getNameCount()) - 1 && other.getName(shared).equals(file.getName(shared))) {
					shared++;
				}
				byDistance.merge(-shared, 1, Integer::sum);
			}
		}
		return !byDistance.isEmpty() && byDistance.values().iterator().next() == 1;
	}
}
