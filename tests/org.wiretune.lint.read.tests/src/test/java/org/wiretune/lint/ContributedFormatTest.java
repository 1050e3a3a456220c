/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;

import org.junit.jupiter.api.Test;
import java.util.ArrayList;
import org.wiretune.core.Binding;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.FileFormat;
import org.wiretune.core.FileText;
import org.wiretune.core.Module;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Parts;
import org.wiretune.core.Setting;
import org.wiretune.core.Transport;
import org.wiretune.core.ValueForm;
import org.wiretune.core.Written;
import org.wiretune.core.XmlNode;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.format.ContributedFormat;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.rule.RuleSelection;

/** What a contributed format is shown of a file and what becomes of what it gives. */
class ContributedFormatTest {

	private static final ModuleKind TEST = ModuleKind.define("test.module", "Test module");
	private static final BindingKind LINE = BindingKind.define("test.line", "Line", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);

	private record Reader(BiConsumer<FileText, Parts> reader) implements FileFormat {

		@Override
		public String id() {
			return "test.format";
		}

		@Override
		public boolean accepts(String path) {
			return path.endsWith(".test");
		}

		@Override
		public void read(FileText file, Parts parts) {
			reader.accept(file, parts);
		}
	}

	private static LintResult read(String text, BiConsumer<FileText, Parts> reader) throws IOException {
		return read(new MemoryTree().with("a/b.test", text), reader);
	}

	private static LintResult read(MemoryTree tree, BiConsumer<FileText, Parts> reader) throws IOException {
		LintOptions options = new LintOptions(RuleSelection.of(List.of()), RuleSettings.ALL, List.of(new ContributedFormat(new Reader(reader), refusal -> {
			throw new AssertionError(refusal);
		})), 1 << 20, 1, Duration.ofSeconds(5), false);
		return Linter.lint(tree, options, Cancellation.NEVER, LintListener.NONE);
	}

	@Test
	void anElementTellsItsValuesWithTheirPlaces() throws IOException {
		String text = "<r xmlns='urn:t' a='1 &amp; 2'>\n <e/><f>  x </f></r>";
		read(text, (file, parts) -> {
			XmlNode root = file.xml().orElseThrow();
			assertEquals("r", root.localName());
			assertEquals("urn:t", root.namespaceName().orElseThrow());
			assertEquals("1 & 2", root.written("a").orElseThrow().value());
			Origin place = root.written("a").orElseThrow().origin();
			assertEquals("1 &amp; 2", file.text().substring(place.offset(), place.end()));
			assertTrue(root.written("b").isEmpty());
			assertEquals(" b='", root.insertion("b").prefix());
			assertEquals(List.of("e", "f"), root.elements(null).stream().map(XmlNode::localName).toList());
			assertEquals(2, root.elements("e").getFirst().origin().line());
			assertEquals("x", root.elements("f").getFirst().content().orElseThrow().value().strip());
			assertTrue(root.elements("e").getFirst().content().isEmpty());
			assertThrows(IndexOutOfBoundsException.class, () -> file.origin(0, file.text().length() + 1));
			parts.problem(file.origin(1, 2), "read");
		}).problems().forEach(problem -> assertEquals("read", problem.message()));
	}

	@Test
	void aTextThatIsNoXmlHasNoRootAndABrokenOneIsTold() throws IOException {
		boolean[] empty = new boolean[1];
		assertEquals(List.of(), read("key: value\n", (file, parts) -> empty[0] = file.xml().isEmpty()).problems());
		assertTrue(empty[0]);
		LintResult broken = read("<r><e></r>", (file, parts) -> file.xml());
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), broken.problems().stream().map(ReadProblem::kind).distinct().toList());
		assertEquals("a/b.test", broken.problems().getFirst().origin().path());
	}

	@Test
	void entitiesAreNotFollowed() throws IOException {
		LintResult result = read("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><r a='&x;'/>", (file, parts) -> file.xml().ifPresent(root -> root.written("a").ifPresent(value -> parts.problem(value.origin(), value.value()))));
		assertTrue(result.problems().stream().anyMatch(problem -> problem.kind() == ReadProblem.Kind.ENTITY), result.problems().toString());
	}

	@Test
	void whatAFormatGaveBeforeItFailedIsDropped() throws IOException {
		LintResult result = read("<r/>", (file, parts) -> {
			parts.module(TEST, "half", file.origin(0, 1));
			throw new IllegalStateException("broken reader");
		});
		assertEquals(0, result.solution().modules().size());
		assertEquals(List.of(ReadProblem.Kind.INTERNAL), result.problems().stream().map(ReadProblem::kind).toList());
		assertTrue(result.problems().getFirst().message().contains("test.format"), result.problems().getFirst().message());
	}

	@Test
	void aKindOfTheHouseIsNotTaken() throws IOException {
		LintResult result = read("<r/>", (file, parts) -> parts.module(ModuleKind.MODULE, "m", file.origin(0, 1)));
		assertEquals(0, result.solution().modules().size());
		assertEquals(1, result.problems().size());
	}

	@Test
	void importsMeetExportsOfTheSameKindAndAddress() throws IOException {
		MemoryTree tree = new MemoryTree().with("a/one.test", "<m name='one' calls='q'/>").with("b/two.test", "<m name='two' serves='q'/>").with("c/three.test", "<m name='three' serves='other'/>");
		LintResult result = read(tree, (file, parts) -> {
			XmlNode root = file.xml().orElseThrow();
			Parts.ModulePart module = parts.module(TEST, root.written("name").orElseThrow().value(), root.origin());
			module.component("work", root.origin());
			root.written("calls").ifPresent(address -> module.imported("out", address.origin(), LINE).address(address));
			root.written("serves").ifPresent(address -> module.exported("in", address.origin(), LINE).address(address).setting("limit", address));
		});
		List<? extends Module> modules = result.solution().modules();
		assertEquals(List.of("one", "two", "three"), modules.stream().map(Module::name).toList());
		assertEquals(TEST, modules.getFirst().kind());
		assertSameElement(modules.get(1).exports().getFirst(), modules.getFirst().imports().getFirst().target().orElseThrow());
		assertEquals("q", modules.get(1).exports().getFirst().binding().setting("limit").orElseThrow().stated().orElseThrow());
		assertEquals("q", modules.get(1).exports().getFirst().binding().address().orElseThrow().value().orElseThrow());
		assertEquals(List.of(), result.problems());
	}

	/** Each value is written as its reader says: as the XML that it stood in, or by a form of the contributor's own. */
	@Test
	void aValueIsWrittenByTheFormItWasReadIn() throws IOException {
		ValueForm upper = ValueForm.of(value -> value.matches("[a-z]+") ? value.toUpperCase(Locale.ROOT) : null, written -> written.toLowerCase(Locale.ROOT));
		String xml = "<m serves='q' word=\"ONE\">a<!-- --></m>";
		LintResult result = read(new MemoryTree().with("a/b.test", xml), (file, parts) -> {
			XmlNode root = file.xml().orElseThrow();
			Written word = root.written("word").orElseThrow();
			parts.module(TEST, "one", root.origin()).exported("in", root.origin(), LINE).address(root.written("serves").orElseThrow()).setting("word", new Written("one", word.origin(), upper))
					.setting("text", root.content().orElseThrow()).setting("fixed", new Written("q", root.origin(), ValueForm.NONE)).absent("more", root.insertion("more"));
		});
		Binding binding = result.solution().modules().getFirst().exports().getFirst().binding();
		assertEquals(xml.replace("'q'", "'a&amp;b\"&apos;c'"), changed(result, xml, binding.address().orElseThrow(), "a&b\"'c"));
		assertEquals(xml.replace("ONE", "TWO"), changed(result, xml, binding.setting("word").orElseThrow(), "two"));
		assertEquals(xml.replace(">a<", ">]]&gt;<"), changed(result, xml, binding.setting("text").orElseThrow(), "]]>"));
		assertEquals(xml.replace("\"ONE\"", "\"ONE\" more=\"&lt;'\""), changed(result, xml, binding.setting("more").orElseThrow(), "<'"));
		assertEquals("", changed(result, xml, binding.setting("word").orElseThrow(), "2"));
		assertEquals("", changed(result, xml, binding.setting("fixed").orElseThrow(), "x"));
		assertEquals("", changed(result, xml, binding.setting("more").orElseThrow(), " x"));
	}

	private static String changed(LintResult result, String text, Setting setting, String value) {
		Edits edits = new Edits(result.texts()).set(setting, value);
		if (!edits.isPossible()) {
			return "";
		}
		TextChange change = edits.changes().getFirst();
		return new StringBuilder(text).replace(change.offset(), change.end(), change.replacement()).toString();
	}

	private static void assertSameElement(Object expected, Object found) {
		assertTrue(expected == found, expected + " and " + found);
	}

	@Test
	void aWireThatLeadsNowhereIsTold() throws IOException {
		LintResult result = read("<m name='one' calls='gone'/>", (file, parts) -> {
			XmlNode root = file.xml().orElseThrow();
			parts.module(TEST, "one", root.origin()).component("work", root.origin()).calls("next", root.written("calls").orElseThrow());
		});
		assertEquals(List.of(ReadProblem.Kind.UNRESOLVED), result.problems().stream().map(ReadProblem::kind).toList());
	}

	/** As where a contributor was built against another version of the contract. */
	@Test
	void aFormatThatCannotSayWhichFilesAreItsOwnHasNoneAndThatIsToldOnce() {
		List<String> told = new ArrayList<>();
		ContributedFormat format = new ContributedFormat(new FileFormat() {

			@Override
			public String id() {
				return "test.broken";
			}

			@Override
			public boolean accepts(String path) {
				throw new NoSuchMethodError("gone");
			}

			@Override
			public void read(FileText file, Parts parts) {
				throw new NoSuchMethodError("gone");
			}

			@Override
			public List<Word> words() {
				throw new IllegalStateException("gone");
			}
		}, told::add);
		assertFalse(format.accepts("a.test"));
		assertFalse(format.accepts("b.test"));
		assertEquals(List.of(), format.words());
		assertEquals(List.of("test.broken failed when it was asked about itself, so it is left out: java.lang.NoSuchMethodError: gone"), told);
	}
}
