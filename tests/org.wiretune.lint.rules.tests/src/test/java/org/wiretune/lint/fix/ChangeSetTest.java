/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;

class ChangeSetTest {

	private static Fix fix(TextChange... changes) {
		return new Fix("rule/fix", "Label", "Description.", FixEffect.KEEPS_MEANING, "", List.of(changes));
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '`', value = {
			" max=\"20\", max=\"25\",false", " max=\"20\", min=\"20\",true", " max=\"20\", max=\"20\",true", "a=1,a=2,false", "a=1,b=1,true", "a: 1,a: 2,false",
			"<p name=\"a\" value=\"1\"/>,<p name=\"a\" value=\"2\"/>,false", "<p name=\"a\" value=\"1\"/>,<p name=\"b\" value=\"1\"/>,true",
			"<min>5</min>,<min>6</min>,false", "<min>5</min>,<max>5</max>,true", "<a><b/></a>,<a><c/></a>,true",
			"<!-- wiretune:ignore rule-a: why -->,<!-- wiretune:ignore rule-b: why -->,true", "-Xmx512m,-Xss1m,true" })
	void insertionsAtOnePlace(String first, String second, boolean both) {
		ChangeSet set = new ChangeSet();
		set.add(List.of(new TextChange("a", 3, "", first)));
		assertEquals(both, set.add(List.of(new TextChange("a", 3, "", second))).isEmpty());
	}

	@ParameterizedTest
	@CsvSource({ "0,4,true", "0,5,false", "4,5,false", "4,4,true", "5,5,false", "6,6,true", "6,8,true", "5,7,false" })
	void besideARangeOrInIt(int from, int to, boolean both) {
		ChangeSet set = new ChangeSet();
		set.add(List.of(new TextChange("a", 4, "ef", "x")));
		assertEquals(both, set.add(List.of(new TextChange("a", from, "abcdefghij".substring(from, to), "y"))).isEmpty());
	}

	/** Against looking at every pair: what goes together has disjoint ranges, and insertions at their edges only. */
	@Test
	void ofManyChangesThoseThatStandInTheWayAreFound() {
		Random random = new Random(3);
		for (int round = 0; round < 200; round++) {
			ChangeSet set = new ChangeSet();
			List<TextChange> taken = new ArrayList<>();
			for (int i = 0; i < 60; i++) {
				int from = random.nextInt(100);
				TextChange change = new TextChange("a", from, "x".repeat(random.nextInt(3) * random.nextInt(5)), "</" + i + '>');
				boolean free = taken.stream().allMatch(other -> change.end() <= other.offset() || other.end() <= change.offset());
				assertEquals(free, set.add(List.of(change)).isEmpty(), () -> change + " among " + taken);
				if (free) {
					taken.add(change);
				}
			}
			assertEquals(taken.size(), set.of("a").size());
		}
	}

	@Test
	void filesOfOneFixStayTogether() {
		ChangeSet set = new ChangeSet();
		for (int i = 0; i < 6; i++) {
			set.add(List.of(new TextChange("a" + i, 0, "", "x"), new TextChange("a" + (i + 2) % 6, 0, "", "x")));
		}
		set.add(List.of(new TextChange("b", 0, "", "x")));
		assertEquals(Set.of(Set.of("a0", "a2", "a4"), Set.of("a1", "a3", "a5"), Set.of("b")), Set.copyOf(set.groups()));
		set.add(List.of(new TextChange("a4", 9, "", "y"), new TextChange("b", 9, "", "y")));
		assertEquals(2, set.groups().size());
	}

	@Test
	void takesAllOfAFixOrNothing() {
		ChangeSet set = new ChangeSet();
		set.add(List.of(new TextChange("b", 0, "x", "y")));
		assertEquals("b", set.add(List.of(new TextChange("a", 0, "x", "y"), new TextChange("b", 0, "x", "z"))).orElseThrow().path());
		assertEquals(List.of("b"), List.copyOf(set.paths()));
		assertEquals(List.of(), set.of("a"));
	}

	@Test
	void anInsertionStandsBeforeWhatReplacesTheTextBehindIt() {
		Files files = new Files().with("a.txt", "one two");
		Fix replacement = fix(new TextChange("a.txt", 4, "two", "2"));
		Fix insertion = fix(new TextChange("a.txt", 4, "", "and "));
		for (List<Fix> order : List.of(List.of(replacement, insertion), List.of(insertion, replacement))) {
			FixApplier.Result result = FixApplier.applyAll(order, files::source);
			assertEquals(Map.of("a.txt", "one and 2"), result.changed());
			assertEquals(order, result.made());
		}
	}

	@Test
	void aSecondValueOfASettingIsLeftOutAndNamed() {
		Files files = new Files().with("a.xml", "<pool/>");
		Fix first = fix(new TextChange("a.xml", 5, "", " max=\"20\""));
		Fix second = new Fix("other/fix", "Make it larger", "", FixEffect.KEEPS_MEANING, "", List.of(new TextChange("a.xml", 5, "", " max=\"50\"")));
		FixApplier.Result result = FixApplier.applyAll(List.of(first, second), files::source);
		assertEquals(Map.of("a.xml", "<pool max=\"20\"/>"), result.changed());
		assertEquals(List.of(second), List.copyOf(result.refused().keySet()));
	}
}
