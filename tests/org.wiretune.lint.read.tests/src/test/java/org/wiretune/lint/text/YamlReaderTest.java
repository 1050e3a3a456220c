/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;

/** What is read of YAML beyond block mappings, where it stands, and that it can be written there without damage. */
class YamlReaderTest {

	private static final TextSyntax SYNTAX = TextSyntaxes.of("spring-yaml");

	private static TextDocument read(String text) {
		return SYNTAX.read(SourceText.of("a/application.yml", text));
	}

	private static List<String> entries(String text) {
		return read(text).entries().stream().map(entry -> entry.key() + "=" + entry.value()).toList();
	}

	private static TextEntry entry(String text, String key) {
		return read(text).entries().stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow(() -> new AssertionError(entries(text).toString()));
	}

	private static String written(String text, String key, String value) {
		TextEntry entry = entry(text, key);
		Writing written = SYNTAX.values(entry.quoting(), null).write(text, entry.valueStart(), entry.valueEnd(), value).orElse(null);
		return written == null ? null : text.substring(0, written.start()) + written.text() + text.substring(written.end());
	}

	private static Insertion place(String text, String key) {
		return SYNTAX.insertion(read(text), new NewEntry(0, "", key, null, true, ValueForm.NONE));
	}

	private static boolean mayStand(String text, String key) {
		return SYNTAX.mayStand(read(text), new NewEntry(0, "", key, null, true, ValueForm.NONE));
	}

	/** Each entry whose value is one line as it is must stand at its place. */
	private static void assertPlaces(String text) {
		TextDocument document = read(text);
		assertFalse(document.entries().isEmpty(), text);
		for (TextEntry entry : document.entries()) {
			assertEquals(entry.value(), text.substring(entry.valueStart(), entry.valueEnd()), entry.key());
			assertTrue(entry.key().endsWith(text.substring(entry.keyStart(), entry.keyEnd())), entry.key());
			assertTrue(entry.valueEnd() <= entry.end(), entry.key());
		}
	}

	@Test
	void sequencesAsSpringBindsThem() {
		String text = "a:\n  b:\n    - x\n    - name: y\n      size: 2\n    -\n      - deep\n      - [p, q]\nc:\n- 1\n- 2\nd: 3\n";
		assertEquals(List.of("a.b[0]=x", "a.b[1].name=y", "a.b[1].size=2", "a.b[2][0]=deep", "a.b[2][1][0]=p", "a.b[2][1][1]=q", "c[0]=1", "c[1]=2", "d=3"), entries(text));
		assertEquals(text.replace("size: 2", "size: 7"), written(text, "a.b[1].size", "7"));
		assertEquals(text.replace("- deep", "- '- x'"), written(text, "a.b[2][0]", "- x"));
		assertEquals(text.replace("[p, q]", "[p, 'x, y']"), written(text, "a.b[2][1][1]", "x, y"));
		assertEquals(List.of("document[0]=x", "document[1].a=y"), entries("- x\n- a: y\n"));
	}

	@Test
	void aPlaceInASequenceIsThatOfItsKeysOrNone() {
		String text = "a:\n  - name: x\n  - name: y\nb: 1\n";
		assertEquals("a:\n  - name: x\n    size: 5\n  - name: y\nb: 1\n", Read.apply(text, place(text, "a[0].size"), "5"));
		assertNull(place(text, "a[2].size"), "no key is made of a number");
		assertNull(place(text, "a.size"));
		assertNull(place("- x\n", "b"), "a sequence has no keys");
	}

	@Test
	void flowStyle() {
		String text = "a: {b: 1, c: [x, 'y', {d: \"z\"}], e: {}, \"f.g\": 2,\n  h: 3}\ni: 4\n";
		assertEquals(List.of("a.b=1", "a.c[0]=x", "a.c[1]=y", "a.c[2].d=z", "a.\"f.g\"=2", "a.h=3", "i=4"), entries(text));
		assertEquals(text.replace("b: 1", "b: 12"), written(text, "a.b", "12"));
		assertEquals(text.replace("b: 1", "b: 'x, y'"), written(text, "a.b", "x, y"));
		assertEquals(text.replace("h: 3", "h: 'x}'"), written(text, "a.h", "x}"));
		assertEquals(text.replace("\"z\"", "\"it's\""), written(text, "a.c[2].d", "it's"));
		assertNull(place(text, "a.z"));
		assertFalse(mayStand(text, "a.z"), "all of it was read");
		assertTrue(mayStand("a: {b: 1, <<: *x}\n", "a.z"));
		assertEquals(List.of("a=1", "b[0]=2"), entries("{a: 1, b: [2]}\n"));
		assertNull(place("{a: 1}\n", "b"), "no line is put behind brackets");
	}

	@Test
	void blockScalars() {
		String text = "a: |\n  one: 1\n  # two\n\nb: >-\n  x\n  y\nc: 3\nd:\n  - |+\n    keep\n\ne: 5\n";
		assertEquals(List.of("a=one: 1\n# two", "b=x y", "c=3", "d[0]=keep", "e=5"), entries(text));
		TextEntry lines = entry(text, "a");
		assertEquals("one: 1\n  # two", text.substring(lines.valueStart(), lines.valueEnd()));
		assertEquals("a: |\n  plain\n\n" + text.substring(text.indexOf("b:")), written(text, "a", "plain"));
		assertEquals(text.replace("x\n  y", "z"), written(text, "b", "z"));
		assertEquals("a: |\n  say 'it': 1 # x\n\n" + text.substring(text.indexOf("b:")), written(text, "a", "say 'it': 1 # x"), "a block needs no quotes");
		assertNull(written(text, "a", "x\ny"));
		assertEquals("a: |\n  x\nb: 1\n", Read.apply("a: |\n  x\n", place("a: |\n  x\n", "b"), "1"));
	}

	@Test
	void anchorsAliasesAndMergeKeys() {
		String text = "base: &base\n  a: 1\n  b: &text x\nuse:\n  <<: *base\n  c: 2\nmore: *base\nlist: [*base, 3]\n\"t\": !!str &z \"4\"\nmany:\n  <<: [*base, *z]\n";
		assertEquals(List.of("base.a=1", "base.b=x", "use.c=2", "list[1]=3", "t=4"), entries(text));
		assertTrue(mayStand(text, "use.a") && mayStand(text, "more.a") && mayStand(text, "more") && mayStand(text, "many.a"));
		assertFalse(mayStand(text, "base.z"));
		assertEquals(text.replace("&text x", "&text w"), written(text, "base.b", "w"));
		assertEquals(text.replace("&z \"4\"", "&z \"5\""), written(text, "t", "5"));
		assertNull(place(text, "more.z"));
		assertTrue(mayStand("? [a, b]\n: 1\nc: 2\n", "z"), "a key that is no text");
	}

	@Test
	void placesBehindSurrogatePairsAndAByteOrderMark() {
		for (String delimiter : List.of("\n", "\r\n", "\r")) {
			assertPlaces("\uD83D\uDE00: \uD83D\uDE01\nb: 1 # \uD83D\uDE02\n\uD83D\uDE03\uD83D\uDE03:\n  c: x\n  d: \uD83D\uDE04y\nf: {g: 5}\n".replace("\n", delimiter));
			assertPlaces("\uFEFFa: 1\nb:\n  c: 2\n".replace("\n", delimiter));
		}
		assertEquals(List.of("a=1", "b.c=2"), entries("\uFEFFa: 1\r\nb:\r\n  c: 2\r\n"));
		String text = "# \uD83D\uDE00\r\na:\r\n  - {b: \uD83D\uDE00, c: 1}\r\n";
		assertEquals(text.replace("c: 1", "c: 2"), written(text, "a[0].c", "2"));
	}

	/** Found by writing into random texts: where a line behind the last one would not be a key of the file. */
	@ParameterizedTest
	@ValueSource(strings = { "---\n...\n", "|\n", "> # text\n", "? |\n---\n", "? !!str\n  b:\n", "a:\n  - x\n  -\n", "a: &x !!str\n", "--- !!map\n", "  a: 1\n", "a: |+\n  x\n\n", "f: {g: h}\n?\n---\nb: 1\n" })
	void aPlaceLeavesTheFileAsItWas(String text) {
		for (String key : List.of("z", "b.z", "a.z")) {
			Insertion place = mayStand(text, key) ? null : place(text, key);
			if (place != null) {
				List<String> after = new ArrayList<>(entries(Read.apply(text, place, "77")));
				assertTrue(after.remove(key + "=77"), () -> key + " in " + after);
				assertEquals(entries(text), after, key);
			}
		}
	}

	@Test
	void severalDocumentsAndKeysThatStandTwice() {
		String text = "---\na: 1\na: 2\n--- # second\na: 3\n...\n---\n- 4\n";
		assertEquals(List.of("0 a=1", "0 a=2", "1 a=3", "2 document[0]=4"), read(text).entries().stream().map(entry -> entry.document() + " " + entry.key() + "=" + entry.value()).toList());
		assertNotNull(place(text, "b"));
	}

	/** Behind an error nothing is read, as no product does; what stands before it is. */
	@ParameterizedTest
	@CsvSource(delimiter = '~', value = { "a: 1/nb: 2/n/tc: 3/nd: 4 ~ 3 ~ false ~ a=1,b=2", "a: 1/nb: \"x/nc: 3/n ~ 2 ~ true ~ a=1", "a: 1/nb: [x, {y: z/nc: 3/n ~ 2 ~ true ~ a=1", "a: 1/nb: 'x' y/nc: 3/n ~ 2 ~ false ~ a=1",
			"a: 1/n  b: 2/nc: 3/n ~ 2 ~ false ~ ''", "a: 1/nb: %x/n ~ 2 ~ false ~ a=1", "a: 1/nb: \u0001/n ~ 2 ~ false ~ a=1", "a:/n    b: 1/n  c: 2/n ~ 3 ~ false ~ a.b=1" })
	void errors(String written, int line, boolean unclosed, String read) {
		String text = written.strip().replace("/n", "\n").replace("/t", "\t");
		TextDocument document = read(text);
		assertEquals(read, String.join(",", entries(text)));
		assertEquals(line, SourceText.of("", text).line(document.brokenAt()), () -> "at " + document.brokenAt());
		assertEquals(unclosed, document.isUnclosed());
		assertTrue(mayStand(text, "z"));
	}

	/** YAML 1.2, section 5.7; the library lacks two of them. */
	@Test
	void escapesOfLinesAndParagraphs() {
		assertEquals("x\u2028y\u2029z\\Lib", entry("a: \"x\\Ly\\Pz\\\\Lib\"\n", "a").value());
		assertEquals("C:\\Lib", entry("a: C:\\Lib\n", "a").value());
		assertEquals("C:\\Lib", entry("a: 'C:\\Lib'\n", "a").value());
		assertEquals("C:\\Lib", entry("a: |\n  C:\\Lib\n", "a").value());
	}

	/** Maven fills in such places before the product reads the file. */
	@Test
	void placeHoldersOfMavenAreValues() {
		String text = "app:\n  version: @project.version@\n  list: [@a@, \"@b@\"]\n  \"k\": 'x @c@'\nz: 1\n";
		assertEquals(List.of("app.version=@project.version@", "app.list[0]=@a@", "app.list[1]=@b@", "app.k=x @c@", "z=1"), entries(text));
		assertEquals(-1, read(text).brokenAt());
	}

	@ParameterizedTest
	@ValueSource(strings = { "[", "{a: ", "- ", "a:\n", "? ", "[{" })
	void aMegabyteOfNestingIsReadInBoundedTime(String unit) {
		StringBuilder text = new StringBuilder("first: 1\nb:\n");
		for (int i = 0; text.length() < 1 << 20; i++) {
			text.append(unit.endsWith("\n") ? " ".repeat(Math.min(i, 3_000) + 1) : i == 0 ? "  " : "").append(unit);
		}
		TextDocument document = assertTimeout(Duration.ofSeconds(20), () -> read(text.toString()));
		assertEquals("first=1", document.entries().getFirst().key() + "=" + document.entries().getFirst().value());
		assertTrue(document.brokenAt() > 0);
	}

	/** An alias is never followed, so nothing grows. */
	@Test
	void aMegabyteOfAliasesIsReadInBoundedTime() {
		StringBuilder text = new StringBuilder("first: 1\nl0: &l0 [lol, lol]\n");
		for (int i = 1; text.length() < 1 << 20; i++) {
			text.append("l%d: &l%d [%s]\n".formatted(i, i, ("*l" + (i - 1) + ", ").repeat(9) + "*l" + (i - 1)));
		}
		text.append("last: 2\n");
		TextDocument document = assertTimeout(Duration.ofSeconds(20), () -> read(text.toString()));
		assertEquals(List.of("first", "l0[0]", "l0[1]", "last"), document.entries().stream().map(TextEntry::key).toList());
		assertEquals(-1, document.brokenAt());
	}
}
