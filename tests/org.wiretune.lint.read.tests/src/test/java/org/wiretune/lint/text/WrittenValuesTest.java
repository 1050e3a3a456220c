/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.table.SettingTables;
import org.wiretune.lint.xml.XmlForm;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/** What is written into a file that is no XML reads back the same, and nothing else of the file changes. */
class WrittenValuesTest {

	/** Values that mean something else where they are written as they are. */
	static final List<String> HOSTILE = List.of("jdbc:postgresql://db/x # prod", "{a}", "C:\\data\\new", "\\\\host\\share", "\\", "a\\", "\\u0041", "\\t", "a: b", "a:", ":", ": a", "- a", "-", "-1", "?", "? a",
			"&a", "*a", "!t", "|", ">", "'", "\"", "it's", "say \"x\"", "'a' b", "\"a\" b", "a'b\"c", "''", "\"\"", "@x", "`x`", "%d %m%n", "[a, b]", "a]b}", "a,b", "yes", "no", "on", "null", "~", "true",
			"010", "0x1F", "1e3", "12:30:45", "2020-01-01", "=", "<<", "---", "...", "#a", "a#b", "a #b", ";a", "a;b", "a=b", "=b", "!a", "key: 'v'", "x y  z", "a\tb", "a\nb", "a\n\n b", "a\r\nb", "\u0007x",
			"x\u007fy", "Gr\u00fc\u00dfe", "\u65e5\u672c", "\uD83D\uDE00", "a\u00a0b", "a\u2003b", "a\u2028b", "a\uFEFFb", "${x}", "$x", "%x%", "<a&b>", "]]>", "/* a */", "-- a", "a--b", "[x]", "a\\ b", "\\'",
			"\\\"", "a\\\nb", "", "5", "plain");

	private static List<String> values(long seed) {
		List<String> values = new ArrayList<>(HOSTILE);
		Random random = new Random(seed);
		String parts = "ab1 :#'\"\\{}[],&*!|>%@`-?=;~$.\t\n\u00e9\u2028";
		for (int i = 0; i < 150; i++) {
			StringBuilder value = new StringBuilder();
			for (int length = 1 + random.nextInt(8); length > 0; length--) {
				value.append(parts.charAt(random.nextInt(parts.length())));
			}
			values.add(value.toString().strip());
		}
		return values;
	}

	private static TextDocument read(String syntax, String text) {
		return TextSyntaxes.of(syntax).read(SourceText.of("", text));
	}

	private static List<String> entries(TextDocument document) {
		return document.entries().stream().map(entry -> entry.document() + " " + entry.section() + " " + entry.key() + " = " + entry.value()).toList();
	}

	private static String applied(String text, List<TextChange> changes) {
		StringBuilder result = new StringBuilder(text);
		for (TextChange change : changes.reversed()) {
			assertTrue(text.startsWith(change.expected(), change.offset()), change::toString);
			result.replace(change.offset(), change.end(), change.replacement());
		}
		return result.toString();
	}

	static Stream<String> paths() {
		return TextSamples.files().keySet().stream();
	}

	/** Each setting of each sample file, stated or not, with each value. */
	@ParameterizedTest
	@MethodSource("paths")
	void everySettingOfASampleFile(String path) {
		for (String delimiter : List.of("\n", "\r\n")) {
			String text = TextSamples.files().get(path).replace("\n", delimiter);
			List<String> syntaxes = SettingTables.kinds().stream().filter(kind -> kind.syntax() != null && kind.accepts(path)).map(kind -> kind.syntax()).distinct().toList();
			Map<String, Setting> settings = Read.settings(path, text);
			assertFalse(settings.isEmpty(), path);
			Map<String, List<String>> before = new TreeMap<>();
			syntaxes.forEach(syntax -> before.put(syntax, entries(read(syntax, text))));
			int number = 0;
			for (Map.Entry<String, Setting> each : settings.entrySet()) {
				// Values of the same kind are written alike; each setting gets some of them, and all settings together get all.
				List<String> values = values(each.getKey().hashCode());
				for (int i = number++ % 7; i < values.size(); i += 7) {
					set(path, text, each.getValue(), values.get(i), before);
				}
			}
		}
	}

	/** @param before the entries of the text, by syntax */
	private static void set(String path, String text, Setting setting, String value, Map<String, List<String>> before) {
		Edits edits = new Edits(SourceTexts.of(Map.of(path, text))).set(setting, value);
		if (!edits.isPossible()) {
			return;
		}
		String after = applied(text, edits.changes());
		for (String syntax : before.keySet()) {
			List<String> old = before.get(syntax);
			List<String> now = entries(read(syntax, after));
			List<String> changed = new ArrayList<>(now);
			List<String> gone = new ArrayList<>(old);
			old.forEach(changed::remove);
			now.forEach(gone::remove);
			assertTrue(changed.size() == 1 || changed.size() == 2 && changed.get(0).replace("soft", "hard").equals(changed.get(1)), () -> path + ' ' + setting.getName() + " <" + value + "> " + changed + "\n" + after);
			assertTrue(changed.get(0).endsWith(" = " + value), () -> path + ' ' + setting.getName() + " <" + value + "> " + changed);
			assertTrue(gone.size() == (setting.isSet() ? changed.size() : 0), () -> path + ' ' + setting.getName() + " <" + value + "> gone " + gone);
		}
	}

	/** Styles that stand in the file already: plain, quoted in both ways, with remarks behind, in continued lines. */
	@Test
	void everyStyleOfEverySyntax() {
		Map<String, List<String>> styles = new TreeMap<>(Map.of(
				"spring-properties", List.of("a=1", "a : 1", "a 1", "  a = 1", "a=x\\\n   y", "a=\\\n  1", "a=C:\\\\x", "a="),
				"spring-yaml", List.of("a: 1", "a: x", "a: 'x'", "a: \"x\"", "a: 'it''s' # remark", "a: \"x\\\"y\" # remark", "a: x # remark", "a: &anchor x", "a: !!str x", "a: true", "a: ''", "a: \"two\n  lines\""),
				"mysql", List.of("a=1", "a = 1 # remark", "a='x'", "a=\"x\"", "a=C:\\\\x"),
				"postgresql", List.of("a = 1", "a = 'x'", "a 'x' # remark", "a = 'it''s'", "a=on"),
				"ini", List.of("a=1", "a = x y"), "stanzas", List.of("   a=1"), "kernel-parameters", List.of("a = 1", "a=1 2 3"), "system", List.of("set a=1", "set a = 0x10"),
				"limits", List.of("* soft a 1", "x - a 1 # remark")));
		styles.forEach((name, forms) -> {
			TextSyntax syntax = TextSyntaxes.of(name);
			for (String form : forms) {
				for (String around : List.of("%s", "%s\n", "z=1\n%s\nz=2\n".replace("z=", name.endsWith("yaml") ? "z: " : name.equals("limits") ? "y soft z " : name.equals("system") ? "set z=" : "z="))) {
					String text = around.formatted(form);
					List<TextEntry> old = syntax.read(SourceText.of("", text)).entries();
					TextEntry entry = old.stream().filter(each -> each.key().endsWith("a")).findFirst().orElseThrow(() -> new AssertionError(name + " <" + text + '>'));
					for (String value : values(form.hashCode())) {
						Writing written = syntax.values(entry.quoting(), null).write(text, entry.valueStart(), entry.valueEnd(), value).orElse(null);
						if (written == null) {
							assertTrue(mayRefuse(name, value), () -> name + " <" + form + "> refuses <" + value + '>');
							continue;
						}
						String after = text.substring(0, written.start()) + written.text() + text.substring(written.end());
						List<TextEntry> now = syntax.read(SourceText.of("", after)).entries();
						assertEquals(old.stream().map(TextEntry::key).toList(), now.stream().map(TextEntry::key).toList(), after);
						for (int i = 0; i < old.size(); i++) {
							assertEquals(old.get(i).key().endsWith("a") ? value : old.get(i).value(), now.get(i).value(), after);
						}
						assertEquals(form.contains("# remark"), after.contains("# remark"), after);
					}
				}
			}
		});
	}

	/** Properties, YAML, MySQL and PostgreSQL have quotes or escapes for everything; the others hold words of one line. */
	private static boolean mayRefuse(String syntax, String value) {
		boolean outside = !value.strip().equals(value);
		return switch (syntax) {
		case "spring-properties", "spring-yaml" -> outside;
		case "postgresql" -> outside || value.chars().anyMatch(c -> c < ' ');
		case "mysql" -> outside || value.indexOf('\'') >= 0 && value.indexOf('"') >= 0 || value.isEmpty() || value.chars().anyMatch(c -> c < ' ') || value.startsWith("'") || value.startsWith("\"") || value.indexOf('\\') >= 0;
		case "limits" -> outside || value.isEmpty() || value.indexOf('#') >= 0 || value.chars().anyMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c));
		default -> outside || value.isEmpty() || value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0;
		};
	}

	@Test
	void propertiesAsJavaReadsThem() throws IOException {
		for (String value : values(5)) {
			String written = TextSyntaxes.of("spring-properties").values(Quoting.NONE, null).write("a=", 2, 2, value).orElseThrow().text();
			Properties properties = new Properties();
			properties.load(new StringReader("a=" + written + "\nb=1\n"));
			assertEquals(Map.of("a", value, "b", "1"), properties);
			assertTrue(written.chars().allMatch(c -> c >= ' ' && c <= '~'), written);
		}
	}

	@Test
	void theStyleOfAFileStaysWhereItCan() {
		assertEquals("a: \"jdbc:x # prod\" # remark", yaml("a: \"x\" # remark", "jdbc:x # prod"));
		assertEquals("a: 'it''s'", yaml("a: 'x'", "it's"));
		assertEquals("a: \"b\\nc\"", yaml("a: 'x'", "b\nc"));
		assertEquals("a: jdbc:postgresql://db/x", yaml("a: x", "jdbc:postgresql://db/x"));
		assertEquals("a: '{a}'", yaml("a: x", "{a}"));
		assertEquals("a: C:\\data\\new", yaml("a: x", "C:\\data\\new"));
		assertEquals("a: \"C:\\\\data\\\\new\"", yaml("a: \"x\"", "C:\\data\\new"));
		assertEquals("a: 'no'", yaml("a: x", "no"), "a word that is no text without quotes");
		assertEquals("a: false", yaml("a: true", "false"));
		assertEquals("a: 20", yaml("a: 10", "20"));
	}

	/** Over a number a text that readers of YAML 1.1 take for something else than it says is quoted: truths, octal numbers, times, dates, nothing. */
	@Test
	void textsOverNumbersInYaml() {
		for (String value : List.of("yes", "07", "1:30", "1_000", "~", "0x1F", "2020-01-01", "=", "<<", "1e3", "1.0", "+1", "1234567890123456789")) {
			for (String old : List.of("12", "true", "~", "0x10")) {
				assertEquals("password: '" + value + '\'', yaml("password: " + old, value, null));
				assertEquals("password: '" + value + '\'', yaml("password: " + old, value, ValueType.TEXT));
			}
		}
		for (String value : List.of("0", "7", "-20", "123456789012345678", "true", "false")) {
			assertEquals("password: " + value, yaml("password: 12", value, ValueType.TEXT));
			assertEquals("password: '" + value + '\'', yaml("password: x", value, ValueType.TEXT), "a text was there");
		}
		assertEquals("size: '010'", yaml("size: 12", "010", ValueType.NUMBER), "plain it is eight");
		assertEquals("size: 10", yaml("size: 12", "10", ValueType.NUMBER));
		assertEquals("size: 1.5", yaml("size: 12", "1.5", ValueType.NUMBER));
	}

	private static String yaml(String text, String value) {
		return yaml(text, value, null);
	}

	private static String yaml(String text, String value, ValueType type) {
		TextEntry entry = read("spring-yaml", text).entries().get(0);
		Writing written = TextSyntaxes.of("spring-yaml").values(entry.quoting(), type).write(text, entry.valueStart(), entry.valueEnd(), value).orElseThrow();
		return text.substring(0, written.start()) + written.text() + text.substring(written.end());
	}

	@Test
	void escapesOfDoubleQuotesInYaml() {
		assertEquals("A\u00e9\uD83D\uDE00\t/\u0000\u00a0\u2028", read("yaml", "a: \"\\x41\\u00e9\\U0001F600\\t\\/\\0\\_\\L!\"").entries().get(0).value().replace("!", ""));
		assertEquals("one two\nthree", read("yaml", "a: \"one\n  two\n\n  three\"").entries().get(0).value());
		assertEquals("onetwo", read("yaml", "a: \"one\\\n   two\"").entries().get(0).value());
	}

	@Test
	void databasesReadTheirEscapes() {
		assertEquals("C:\\data\tx", read("mysql", "[mysqld]\na=C:\\\\data\\tx\n").entries().get(0).value());
		assertEquals("C:\\Data", read("mysql", "[mysqld]\na=C:\\Data\n").entries().get(0).value());
		assertEquals("C:\\data's", read("postgresql", "a = 'C:\\\\data''s'\n").entries().get(0).value());
	}

	private static ValueForm form(String syntax) {
		return TextSyntaxes.of(syntax).values(Quoting.NONE, null);
	}

	@Test
	void whatAFileCannotHold() {
		assertFalse(form("stanzas").canHold("a\nb"));
		assertFalse(form("limits").canHold("a b"));
		assertFalse(ScriptForm.SHELL.canHold("a\" ; rm"));
		assertFalse(XmlForm.DOUBLE_QUOTED.canHold("a\u0007"));
		assertFalse(form("commands").canHold("1; drop"));
		assertTrue(XmlForm.DOUBLE_QUOTED.canHold("<a&b>\tc"));
		assertTrue(form("spring-yaml").canHold("a\u0007"));
		assertTrue(form("spring-yaml").write("a: ", 3, 3, " a").isEmpty());
	}
}
