/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rules.messagedriven.MessageDrivenSamples;
import org.wiretune.model.platform.Application;

/** Applications without files of a project: what is said of one does not depend on which folder around it is read. */
class SeparateApplicationsTest {

	private static final String POOL = "mdb-pool-below-max-sessions";
	private static final String LOOP = "batch-loop-without-clear";

	/** An application in flat folders, without {@code src}, so that only its files tell that it is one. */
	private static Files application(String folder, int sessions) {
		return new Files().with(folder + "/META-INF/persistence.xml", Samples.application().text("Shop/src/META-INF/persistence.xml"))
				.with(folder + "/shop/Line.java", Samples.application().text("Shop/src/shop/Line.java"))
				.with(folder + "/shop/Loader.java", Samples.loader(""))
				.with(folder + "/shop/Listener.java", Samples.messageDrivenBean("", sessions))
				.with(folder + "/jboss/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(10))
				.with(folder + "/jboss/deploy/jca-jboss-beans.xml", MessageDrivenSamples.threads(100, 1024));
	}

	private static Files together(String around, Files... applications) {
		Files together = new Files();
		for (Files each : applications) {
			each.paths().forEach(path -> together.with(around + path, each.bytes(path)));
		}
		return together;
	}

	/** What is said, by the places without the folder around them. */
	private static List<String> said(Files files, String folder) {
		return files.lint().findings().stream().filter(finding -> finding.origin().path().startsWith(folder))
				.map(finding -> finding.ruleId() + ' ' + finding.origin().path().substring(folder.length()) + ' ' + finding.origin().offset() + ' ' + finding.message()).sorted().toList();
	}

	private static List<String> names(Files files) {
		return files.lint().solution().getApplications().stream().map(Application::getPath).toList();
	}

	@Test
	void aFolderAroundTwoSaysWhatEachSays() {
		Files one = application("A", 40);
		Files other = application("B", 60).with("B/META-INF/persistence.xml", one.text("A/META-INF/persistence.xml").replace("unit name=\"shop\"", "unit name=\"other\""));
		List<String> ofOne = said(one, "A/");
		assertTrue(ofOne.stream().anyMatch(each -> each.startsWith(POOL)), ofOne::toString);
		for (String around : List.of("P/", "Q/P/")) {
			Files both = together(around, one, other);
			assertEquals(ofOne, said(both, around + "A/"), around);
			assertEquals(said(other, "B/"), said(both, around + "B/"), around);
			assertEquals(List.of(around + "A", around + "B"), names(both));
		}
	}

	@Test
	void aLoopIsNotLentTheUnitOfItsNeighbour() {
		Files one = application("A", 10).without("A/META-INF/persistence.xml");
		Files other = application("B", 10);
		assertEquals(said(other, "B/"), said(together("P/", one, other), "P/B/"));
	}

	@Test
	void serverAndApplicationBesideEachOtherAreJoinedInEach() {
		Files one = split("A");
		Files both = together("P/", one, split("B"));
		assertFalse(one.findings(POOL).isEmpty());
		assertEquals(said(one, "A/"), said(both, "P/A/"));
		assertEquals(said(one, "A/"), said(both, "P/B/"));
		Finding first = both.findings(POOL).getFirst();
		assertTrue(first.assumption().contains("same project"), first.assumption());
	}

	private static Files split(String folder) {
		Files flat = application("X", 40);
		Files split = new Files();
		new TreeMap<>(java.util.Map.of("/META-INF/", "/code/META-INF/", "/shop/", "/code/shop/", "/jboss/", "/server/")).forEach((from, to) -> flat.paths().stream()
				.filter(path -> path.startsWith("X" + from)).forEach(path -> split.with(folder + to + path.substring(1 + from.length()), flat.bytes(path))));
		return split;
	}

	@Test
	void withoutCodeEqualFoldersAreTwo() {
		Files one = new Files().with("A/META-INF/persistence.xml", application("A", 1).text("A/META-INF/persistence.xml"));
		Files other = new Files().with("B/META-INF/persistence.xml", one.bytes("A/META-INF/persistence.xml"));
		assertEquals(List.of("P/A", "P/B"), names(together("P/", one, other)));
		// One with its files in two folders stays one.
		assertEquals(List.of("P"), names(together("P/", one, new Files().with("B/META-INF/orm.xml", one.bytes("A/META-INF/persistence.xml")))));
	}

	@Test
	void packagesAndModulesOfOneApplicationStayTogether() {
		Files files = application("A", 40).without("A/META-INF/persistence.xml").with("A/shop/persistence.xml", Samples.application().text("Shop/src/META-INF/persistence.xml"))
				.with("A/shop/more/Other.java", Samples.application().text("Shop/src/shop/Line.java").replace("package shop;", "package shop.more;").replace("class Line", "class Other"));
		assertEquals(List.of("A"), names(files));
		// A file of a project says more than the place of descriptors.
		assertEquals(List.of("P"), names(together("P/", files).with("P/pom.xml", "<project/>")));
	}
}
