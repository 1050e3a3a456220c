/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What this build ships: its notices, its bill of materials, its versions. */
class ShippedTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final Path SITE = ROOT.resolve("update-site/target/repository");
	private static final Path COMMAND_LINE = ROOT.resolve("bundles/org.wiretune.cli/target");
	private static final Path NOTICES = ROOT.resolve("releng/notices");
	private static final Path BILL = ROOT.resolve("releng/materials/target/wiretune.cdx.json");

	private static final long MOST_BYTES_OF_LINT = 20_000_000;

	private static List<CarriedJar> jars;

	@BeforeAll
	static void lookThrough() throws IOException {
		jars = BillOfMaterials.shipped(SITE, COMMAND_LINE);
	}

	@Test
	void everyLibraryHasANoticeAndALicenceText() throws IOException {
		assertTrue(jars.stream().filter(jar -> !jar.isOwn()).count() > 70, "the site or the command line is not there");
		assertEquals(List.of(), NoticeCheck.problems(jars, Notices.read(NOTICES)));
	}

	@Test
	void theBillIsValidAndListsEveryJar() throws Exception {
		assertEquals(List.of(), new JsonParser().validate(BILL.toFile(), Version.VERSION_16));
		Bom bill = new JsonParser().parse(BILL.toFile());
		Set<String> listed = bill.getComponents().stream().flatMap(component -> component.getProperties().stream())
				.map(property -> property.getValue()).collect(Collectors.toCollection(TreeSet::new));
		Set<String> shipped = jars.stream().map(CarriedJar::place).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(shipped, listed);
		for (Component component : bill.getComponents()) {
			assertTrue(component.getVersion() != null && !component.getVersion().isEmpty(), component.getName());
			assertTrue(component.getLicenses().getExpression() != null, component.getName());
			assertEquals(64, component.getHashes().getFirst().getValue().length(), component.getName());
		}
	}

	@Test
	void whatMavenKnowsHasItsCoordinates() throws Exception {
		Bom bill = new JsonParser().parse(BILL.toFile());
		Map<String, String> purls = new TreeMap<>();
		bill.getComponents().forEach(component -> component.getProperties().forEach(place -> purls.put(place.getValue(), String.valueOf(component.getPurl()))));
		Notices notices = Notices.read(NOTICES);
		for (CarriedJar jar : jars) {
			if (!jar.isOwn() && jar.isNamedByMaven() && jar.library().equals(jar.name())) {
				assertEquals("pkg:maven/" + notices.artifact(jar.name()).orElseThrow() + '@' + jar.version() + "?type=jar", purls.get(jar.place()), jar.place());
			}
		}
		Map<String, String> bundles = Map.of("com.google.gson_", "com.google.code.gson/gson", "com.google.guava_", "com.google.guava/guava",
				"com.google.guava.failureaccess_", "com.google.guava/failureaccess", "org.eclipse.xtext.xbase.lib_", "org.eclipse.xtext/org.eclipse.xtext.xbase.lib");
		bundles.forEach((name, artifact) -> {
			String purl = purls.entrySet().stream().filter(each -> each.getKey().startsWith("site/plugins/" + name)).findFirst().orElseThrow().getValue();
			assertTrue(purl.startsWith("pkg:maven/" + artifact + '@') && !purl.matches(".*\\d{8}.*"), purl);
		});
	}

	@Test
	void coordinatesNameTheSameBytes() throws Exception {
		Path repository = Path.of(System.getProperty("user.home"), ".m2", "repository");
		Pattern purl = Pattern.compile("pkg:maven/([^/]+)/([^@]+)@([^?]+)\\?type=jar");
		for (Component component : new JsonParser().parse(BILL.toFile()).getComponents()) {
			Matcher parts = purl.matcher(String.valueOf(component.getPurl()));
			if (parts.matches()) {
				Path jar = repository.resolve(parts.group(1).replace('.', '/')).resolve(parts.group(2)).resolve(parts.group(3)).resolve(parts.group(2) + '-' + parts.group(3) + ".jar");
				if (Files.isRegularFile(jar)) {
					assertEquals(component.getHashes().getFirst().getValue(), HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar))), component.getPurl());
				}
			}
		}
	}

	@Test
	void theJarOfTheCommandLineIsListed() {
		assertTrue(jars.stream().anyMatch(jar -> jar.place().startsWith("command-line/org.wiretune.cli-")), "the command line has no jar of its own");
		assertTrue(jars.stream().noneMatch(jar -> jar.place().contains("-sources.jar") || jar.place().contains("-tests.jar")));
	}

	@Test
	void librariesAmongTheClassesOfOthersAreListed() throws Exception {
		Bom bill = new JsonParser().parse(BILL.toFile());
		Set<String> contained = bill.getComponents().stream().filter(component -> component.getComponents() != null)
				.flatMap(component -> component.getComponents().stream().map(each -> each.getName() + " in " + component.getName())).collect(Collectors.toCollection(TreeSet::new));
		for (String each : List.of("msv-core in woodstox-core", "xsdlib in woodstox-core", "isorelax in woodstox-core", "johnzon-core in artemis-commons",
				"jakarta.json-api in artemis-commons", "jctools-core in netty-common", "asm in byte-buddy", "asm in jaxws-rt", "scram-client in postgresql", "saslprep in postgresql")) {
			assertTrue(contained.contains(each), each + " in " + contained);
		}
		assertTrue(contained.stream().noneMatch(each -> each.startsWith("gson in")), "a jar does not contain itself");
	}

	@Test
	void featureSiteCommandLineAndTesterCarryTheNotices() throws IOException {
		Set<String> wanted = noticesOf(NOTICES);
		assertEquals(wanted, noticesOf(SITE.resolve("notices")));
		assertEquals(wanted, noticesOf(COMMAND_LINE.resolve("notices")));
		assertEquals(wanted, noticesIn(only(SITE.resolve("features"), "org.wiretune.feature_"), "notices/"));
		assertEquals(wanted, noticesIn(only(SITE.resolve("features"), "org.wiretune.lint.feature_"), "notices/"));
		assertEquals(wanted, noticesIn(only(SITE.resolve("plugins"), "org.wiretune.tester.bundle_"), "tester/notices/"));
	}

	/** Eclipse shows this text before it installs. */
	@Test
	void featuresShowTheWholeLicence() throws IOException {
		String licence = Files.readString(ROOT.resolve("LICENSE")).strip();
		for (String feature : List.of("org.wiretune.feature_", "org.wiretune.lint.feature_")) {
			Properties texts = new Properties();
			try (ZipFile zip = new ZipFile(only(SITE.resolve("features"), feature).toFile())) {
				texts.load(zip.getInputStream(zip.getEntry("feature.properties")));
			}
			assertEquals(licence, texts.getProperty("license").strip());
			assertTrue(texts.getProperty("featureName").startsWith("WireTune") && texts.getProperty("description").length() > 100, texts::toString);
		}
	}

	/** The legal information of a plug-in that is installed. */
	@Test
	void eachBundleTellsItsLicence() throws IOException {
		List<Path> bundles;
		try (Stream<Path> files = Files.list(SITE.resolve("plugins"))) {
			bundles = files.filter(file -> file.getFileName().toString().startsWith("org.wiretune.") && !file.toString().contains(".source_")).toList();
		}
		assertTrue(bundles.size() > 10, bundles::toString);
		for (Path each : bundles) {
			try (ZipFile zip = new ZipFile(each.toFile())) {
				assertTrue(zip.getEntry("about.html") != null, each::toString);
			}
		}
	}

	/** What one gets who wants findings and the map, without server and load driver. */
	@Test
	void theFeatureForLintAndMapIsSmall() throws IOException {
		List<Path> plugins;
		try (Stream<Path> files = Files.list(SITE.resolve("plugins"))) {
			plugins = files.filter(file -> !file.getFileName().toString().startsWith("org.wiretune.tester.bundle_") && !file.toString().contains(".source_")).toList();
		}
		assertTrue(plugins.size() > 20, plugins::toString);
		long size = 0;
		for (Path each : plugins) {
			size += Files.size(each);
		}
		assertTrue(size <= MOST_BYTES_OF_LINT, "Lint and map are " + size + " bytes.");
	}

	/** Whoever debugs or extends WireTune installs them from the same site. */
	@Test
	void eachBundleWithCodeHasItsSources() throws IOException {
		List<String> names;
		try (Stream<Path> files = Files.list(SITE.resolve("plugins"))) {
			names = files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("org.wiretune.")).map(name -> name.substring(0, name.indexOf('_'))).toList();
		}
		Set<String> sources = names.stream().filter(name -> name.endsWith(".source")).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(names.stream().filter(name -> !name.endsWith(".source") && !name.equals("org.wiretune.tester.bundle")).map(name -> name + ".source").collect(Collectors.toCollection(TreeSet::new)), sources);
		try (ZipFile zip = new ZipFile(only(SITE.resolve("plugins"), "org.wiretune.lint.source_").toFile())) {
			assertTrue(zip.getEntry("org/wiretune/lint/rule/Technology.java") != null);
		}
	}

	/** A library stands in two versions only for the reason that is given here. */
	@Test
	void noLibraryIsShippedInTwoVersions() {
		Map<String, Set<String>> versions = new TreeMap<>();
		for (CarriedJar jar : jars) {
			if (!jar.isOwn()) {
				versions.computeIfAbsent(canonical(jar.name()), name -> new TreeSet<>()).add(plain(jar.version()));
			}
		}
		versions.values().removeIf(each -> each.size() == 1);
		assertEquals(Map.of(), versions);
	}

	/** A bundle and a Maven artifact of the same library have other names. */
	private static String canonical(String name) {
		return switch (name) {
		case "com.google.gson" -> "gson";
		case "com.google.guava" -> "guava";
		default -> name;
		};
	}

	/** A bundle's version ends with a qualifier, and writes a dot where Maven writes a hyphen. */
	private static String plain(String version) {
		return version.replace('-', '.').replaceFirst("\\.(?:v?\\d{8,}.*|jre|Final)$", "");
	}

	private static Set<String> noticesOf(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).map(file -> folder.relativize(file).toString().replace('\\', '/')).collect(Collectors.toCollection(TreeSet::new));
		}
	}

	private static Set<String> noticesIn(Path jar, String folder) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			return zip.stream().map(ZipEntry::getName).filter(name -> name.startsWith(folder) && !name.endsWith("/")).map(name -> name.substring(folder.length()))
					.collect(Collectors.toCollection(TreeSet::new));
		}
	}

	private static Path only(Path folder, String prefix) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter(file -> file.getFileName().toString().startsWith(prefix)).findFirst().orElseThrow();
		}
	}
}
