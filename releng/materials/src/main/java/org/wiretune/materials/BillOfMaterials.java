/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.cyclonedx.Version;
import org.cyclonedx.exception.GeneratorException;
import org.cyclonedx.generators.BomGeneratorFactory;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.model.ExternalReference;
import org.cyclonedx.model.Hash;
import org.cyclonedx.model.LicenseChoice;
import org.cyclonedx.model.Metadata;
import org.cyclonedx.model.Property;
import org.cyclonedx.model.license.Expression;

/**
 * Writes the bill of materials of a build, CycloneDX 1.6 in JSON: every jar of the update site and of the command line,
 * also those within bundles, with its version, licence, checksum, the places where it lies and the libraries among its
 * classes. Two builds of the same
 * sources write the same bytes. Called as {@code BillOfMaterials SITE COMMAND_LINE NOTICES VERSION TIMESTAMP FILE}.
 */
public final class BillOfMaterials {

	/** Property of a component: a place where it is shipped. */
	static final String PLACE = "wiretune:place";

	private BillOfMaterials() {
	}

	/**
	 * Writes it.
	 *
	 * @param arguments folder of the update site, folder of the command line, folder of the notices, version, time of the
	 *        sources in ISO 8601, file to write
	 * @throws IOException when something cannot be read or written, or a jar has no notice
	 * @throws GeneratorException when the library refuses to write
	 */
	public static void main(String[] arguments) throws IOException, GeneratorException {
		Notices notices = Notices.read(Path.of(arguments[2]));
		List<CarriedJar> jars = shipped(Path.of(arguments[0]), Path.of(arguments[1]));
		List<String> problems = NoticeCheck.problems(jars, notices);
		if (!problems.isEmpty()) {
			throw new IOException(String.join("\n", problems));
		}
		Path file = Path.of(arguments[5]);
		Files.createDirectories(file.getParent());
		Files.writeString(file, json(jars, notices, arguments[3], Instant.parse(arguments[4])));
	}

	/**
	 * Everything that is shipped.
	 *
	 * @param site folder of the update site
	 * @param commandLine folder of the command line: its own jar, and its libraries in {@code lib}
	 * @return the jars, with the words {@code site/} or {@code command-line/} before their places
	 * @throws IOException when a file cannot be read
	 */
	static List<CarriedJar> shipped(Path site, Path commandLine) throws IOException {
		List<CarriedJar> jars = new ArrayList<>();
		for (CarriedJar jar : CarriedJars.below(site)) {
			// The index of the site is no library.
			if (!jar.place().equals("artifacts.jar") && !jar.place().equals("content.jar")) {
				jars.add(in("site/", jar));
			}
		}
		for (CarriedJar jar : CarriedJars.ofBuild(commandLine)) {
			jars.add(in("command-line/", jar));
		}
		return jars;
	}

	private static CarriedJar in(String folder, CarriedJar jar) {
		return new CarriedJar(folder + jar.place(), jar.name(), jar.version(), jar.sha256(), jar.artifacts());
	}

	/**
	 * Writes it as a text.
	 *
	 * @param jars what is shipped
	 * @param notices notices of all of it that is not our own
	 * @param version version of WireTune
	 * @param time time of the sources
	 * @return the document
	 * @throws GeneratorException when the library refuses to write
	 */
	static String json(List<CarriedJar> jars, Notices notices, String version, Instant time) throws GeneratorException {
		Component product = new Component();
		product.setType(Component.Type.APPLICATION);
		product.setName("WireTune");
		product.setVersion(version);
		product.setLicenses(licence("EPL-2.0"));
		Metadata metadata = new Metadata();
		metadata.setTimestamp(Date.from(time));
		metadata.setComponent(product);
		Bom bom = new Bom();
		bom.setMetadata(metadata);
		// The same jar lies in several places; it is one component.
		Map<String, List<CarriedJar>> byDigest = new LinkedHashMap<>();
		jars.forEach(jar -> byDigest.computeIfAbsent(jar.sha256(), digest -> new ArrayList<>()).add(jar));
		List<Component> components = new ArrayList<>();
		for (List<CarriedJar> same : byDigest.values()) {
			// Maven's name tells which artifact it is; that of a bundle does not.
			CarriedJar named = same.stream().filter(CarriedJar::isNamedByMaven).findFirst().orElse(same.getFirst());
			Component component = component(named, notices);
			same.forEach(jar -> component.addProperty(new Property(PLACE, jar.place())));
			components.add(component);
		}
		bom.setComponents(components);
		return BomGeneratorFactory.createJson(Version.VERSION_16, bom).toJsonString() + '\n';
	}

	private static Component component(CarriedJar jar, Notices notices) {
		Component component = library(jar.name());
		component.setVersion(jar.version());
		component.setBomRef(jar.name() + '@' + jar.version() + '-' + jar.sha256().substring(0, 12));
		component.addHash(new Hash(Hash.Algorithm.SHA_256, jar.sha256()));
		Optional<String> artifact = jar.isOwn() ? Optional.empty() : notices.artifact(jar.library());
		component.setLicenses(licence(artifact.map(each -> notices.notice(each).licence()).orElse("EPL-2.0")));
		if (artifact.isPresent()) {
			JarContents contents = JarContents.of(jar, notices);
			contents.own().ifPresent(own -> {
				component.setGroup(own.group());
				component.setPurl(own.purl());
			});
			home(component, notices.notice(artifact.get()));
			for (MavenArtifact other : contents.others()) {
				component.addComponent(contained(other, component.getBomRef(), notices.contained(other.name(), artifact.get())));
			}
		}
		return component;
	}

	/** A library among the classes of a jar. */
	private static Component contained(MavenArtifact artifact, String outer, Optional<Notices.Notice> notice) {
		Component component = library(artifact.artifact());
		component.setGroup(artifact.group());
		component.setBomRef(outer + '!' + artifact.name());
		component.setPurl(artifact.purl());
		if (!artifact.version().isEmpty()) {
			component.setVersion(artifact.version());
		}
		notice.ifPresent(each -> {
			component.setLicenses(licence(each.licence()));
			home(component, each);
		});
		return component;
	}

	private static Component library(String name) {
		Component component = new Component();
		component.setType(Component.Type.LIBRARY);
		component.setName(name);
		return component;
	}

	private static void home(Component component, Notices.Notice notice) {
		ExternalReference home = new ExternalReference();
		home.setType(ExternalReference.Type.WEBSITE);
		home.setUrl(notice.home());
		component.addExternalReference(home);
	}

	private static LicenseChoice licence(String expression) {
		LicenseChoice choice = new LicenseChoice();
		choice.setExpression(new Expression(expression));
		return choice;
	}
}
