/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.xml.sax.SAXException;

/**
 * What every fix has to keep: it gives the expected text with LF and with CR LF, with the other kind of indentation,
 * with a byte order mark and with characters beyond ASCII; the finding is gone afterwards; made twice it does nothing;
 * XML stays well-formed and Java compiles; undone, the old bytes are back.
 */
public final class FixContract {

	/** What is put before the text, beyond ASCII. */
	static final String REMARK = "gr\u00fc\u00df \uD83D\uDE00";

	/** Made once: to look for it among the services of the class path takes longer than to read a small file. */
	private static final DocumentBuilderFactory READERS = readers();

	private FixContract() {
	}

	/**
	 * Checks a fix.
	 *
	 * @param before files in which the rule has one finding
	 * @param fixId the fix
	 * @param expected what the fix makes of each file that it changes: pairs of old and new text that stand once
	 */
	public static void verify(Files before, String fixId, Map<String, Map<String, String>> expected) {
		// What has to be kept adds up, so the second form is otherwise in every way.
		List<UnaryOperator<String>> forms = List.of(text -> text, text -> '\uFEFF' + withRemark(otherIndentation(text)).replace("\n", "\r\n"));
		Set<List<Object>> verified = new HashSet<>();
		for (UnaryOperator<String> form : forms) {
			Files formed = before.copy().map(form);
			Files wanted = formed.copy();
			expected.forEach((path, changes) -> changes.forEach((old, text) -> wanted.replace(path, inner(form, old), inner(form, text))));
			if (verified.add(List.of(formed.contents(), wanted.contents()))) {
				verifyOnce(formed, fixId, wanted);
			}
		}
		RuleCases.verified(fixId);
	}

	private static void verifyOnce(Files before, String fixId, Files wanted) {
		String ruleId = fixId.substring(0, fixId.indexOf('/'));
		Finding finding = before.finding(ruleId);
		Fix fix = fix(finding, fixId);
		assertFalse(fix.label().contains("{"), fix.label());
		assertFalse(fix.description().contains("{"), fix.description());
		try {
			Files after = before.copy().apply(fix);
			for (String path : wanted.paths()) {
				assertEquals(wanted.text(path), after.text(path), path);
				assertArrayEquals(wanted.bytes(path), after.bytes(path), path);
				assertWellFormed(path, after);
			}
			assertTrue(FixApplier.apply(fix, after::source).isEmpty(), "made twice");
			List<Finding> left = after.findings(ruleId);
			assertTrue(left.isEmpty(), () -> "still found: " + left);
			JavaCompilation.verify(after);
			Files undone = after.copy().apply(inverse(fix));
			for (String path : before.paths()) {
				assertArrayEquals(before.bytes(path), undone.bytes(path), path);
			}
		} catch (FixRefused refused) {
			throw new AssertionError(refused);
		}
	}

	/** With a remark beyond ASCII at the beginning, in the way of XML, Java, kernel parameters of Solaris or other files. */
	private static String withRemark(String text) {
		String remark = REMARK;
		if (text.startsWith("<?xml")) {
			return text.replaceFirst("\\?>", "?><!-- " + remark + " -->");
		}
		if (text.startsWith("<")) {
			return "<!-- " + remark + " -->" + text;
		}
		if (text.startsWith("package ") || text.contains("class ") || text.contains("interface ") || text.contains("import ")) {
			return "// " + remark + '\n' + text;
		}
		return (text.startsWith("set ") ? "* " : "# ") + remark + '\n' + text;
	}

	/** The fix with an id. */
	public static Fix fix(Finding finding, String fixId) {
		return finding.fixes().stream().filter(fix -> fix.id().equals(fixId)).findFirst()
				.orElseThrow(() -> new AssertionError(fixId + " not among " + finding.fixes()));
	}

	/** The form without what it puts before the whole text. */
	private static String inner(UnaryOperator<String> form, String part) {
		String formed = form.apply("@\n" + part);
		return formed.substring(formed.indexOf('\n', formed.indexOf('@')) + 1);
	}

	/** Two spaces become a tab, a tab becomes four spaces; only at the start of lines. */
	static String otherIndentation(String text) {
		StringBuilder other = new StringBuilder(text.length());
		boolean start = true;
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (start && character == '\t') {
				other.append("    ");
			} else if (start && text.startsWith("  ", i)) {
				other.append('\t');
				i++;
			} else {
				other.append(character);
				start = character == '\n';
			}
		}
		return other.toString();
	}

	private static Fix inverse(Fix fix) {
		Map<String, Integer> shifts = new TreeMap<>();
		List<TextChange> changes = fix.changes().stream().map(change -> {
			int shift = shifts.getOrDefault(change.path(), 0);
			shifts.put(change.path(), shift + change.replacement().length() - change.expected().length());
			return new TextChange(change.path(), change.offset() + shift, change.replacement(), change.expected());
		}).toList();
		return new Fix(fix.id(), fix.label(), fix.description(), fix.effect(), fix.reason(), changes);
	}

	private static DocumentBuilderFactory readers() {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
		try {
			factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
		} catch (ParserConfigurationException impossible) {
			throw new IllegalStateException(impossible);
		}
		factory.setNamespaceAware(true);
		return factory;
	}

	private static void assertWellFormed(String path, Files files) {
		if (!files.source(path).text().stripLeading().startsWith("<")) {
			return;
		}
		try {
			READERS.newDocumentBuilder().parse(new ByteArrayInputStream(files.bytes(path)));
		} catch (ParserConfigurationException | SAXException malformed) {
			throw new AssertionError(path + ": " + new String(files.bytes(path), StandardCharsets.UTF_8), malformed);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
	}
}
