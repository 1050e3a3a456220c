/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.core.FixEffect;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.registry.FixRounds;
import org.wiretune.lint.registry.FixSelection;
import org.wiretune.lint.source.SourceText;

/** Writes what the chosen fixes gave, or shows what would change, and tells what was left out and why. */
final class FixRun implements AutoCloseable {

	private final PrintStream out;
	private final PrintStream err;
	private final Optional<Path> patch;
	private final ChangedFiles files;

	FixRun(PrintStream out, PrintStream err, Optional<Path> patch) {
		this.out = out;
		this.err = err;
		this.patch = patch;
		files = new ChangedFiles(err);
	}

	/**
	 * Writes or shows new texts, and tells in one line what was made and what not.
	 *
	 * @param tree the files as they were read
	 * @param fixed what the fixes gave
	 * @param dryRun whether only to show the changes
	 * @return whether everything was done that was asked for; false where a file was left, or fixes would have gone on for ever
	 * @throws CannotRun where the patch of a dry run cannot be written
	 */
	boolean finish(PathsTree tree, FixRounds.Result fixed, boolean dryRun) throws CannotRun {
		heldBack(tree, fixed.heldBack());
		int refused = refused(tree, fixed.refused());
		for (FixRounds.Restless restless : fixed.restless()) {
			files.tell(CommandTexts.text("restless", tree.shown(restless.path()), String.join(", ", restless.fixes()), String.join(", ", restless.leftOut())));
		}
		if (dryRun) {
			int shown = files.show(tree, fixed.changed(), new Differences(out, err, patch));
			out.println(CommandTexts.text("wouldFix", fixed.made().size(), shown, files.left().size(), refused));
		} else {
			fixed.groups().forEach(group -> files.write(tree, group, fixed.changed()));
			long made = fixed.made().stream().filter(fix -> fix.changes().stream().anyMatch(change -> files.written().contains(change.path()))).count();
			out.println(CommandTexts.text("fixed", made, files.written().size(), files.left().size(), refused) + files.undoHint());
		}
		return refused == 0 && fixed.restless().isEmpty() && files.left().isEmpty();
	}

	/**
	 * Leaves files that have no fix because they could not be written back unchanged.
	 *
	 * @param tree the files as they were read
	 * @param paths files in which fixes were asked for by name
	 */
	void withhold(PathsTree tree, Collection<String> paths) {
		paths.forEach(path -> files.leaveBecause(tree, path, CommandTexts.text("withheld")));
	}

	/** Tells the fixes that could not be made; returns how many are not told by a file that was left. */
	private int refused(PathsTree tree, Map<Fix, FixRefused> all) {
		int refused = 0;
		for (Map.Entry<Fix, FixRefused> each : all.entrySet()) {
			// The text may be another than the fix was made for because somebody changed the file.
			if (each.getKey().changes().stream().map(TextChange::path).distinct().noneMatch(path -> files.leaveChanged(tree, path))) {
				files.tell(CommandTexts.text("refused", each.getKey().label(), each.getValue().getMessage()));
				refused++;
			}
		}
		return refused;
	}

	/** Tells each kind of fix once, however many findings have it. */
	private void heldBack(PathsTree tree, List<FixSelection.HeldBack> all) {
		Map<String, List<FixSelection.HeldBack>> byFix = new LinkedHashMap<>();
		all.forEach(each -> byFix.computeIfAbsent(each.fix().id(), id -> new ArrayList<>()).add(each));
		byFix.forEach((id, same) -> {
			FixSelection.HeldBack first = same.get(0);
			String key = first.fix().effect() == FixEffect.CHANGES_BEHAVIOUR ? "heldBack.changes" : "heldBack.depends";
			String place = tree.shown(first.finding().origin().path()) + ':' + first.finding().origin().line();
			files.tell(CommandTexts.text(key, place, id, first.fix().reason(), same.size() - 1));
		});
	}

	/**
	 * {@return texts as the bytes that would be written, without files that are gone meanwhile} A character that the encoding
	 * of a file has no room for is replaced here; it keeps the file from being written later, and no other.
	 *
	 * @param tree the files as they were read
	 * @param changed new texts by path
	 */
	static Map<String, byte[]> encoded(PathsTree tree, Map<String, String> changed) {
		Map<String, byte[]> bytes = new HashMap<>();
		for (Map.Entry<String, String> file : changed.entrySet()) {
			SourceText source = tree.text(file.getKey());
			if (source == null) {
				// Gone meanwhile, which is told when it is to be written.
				continue;
			}
			try {
				bytes.put(file.getKey(), source.encode(file.getValue()));
			} catch (CharacterCodingException noRoom) {
				bytes.put(file.getKey(), behindMark(file.getValue().getBytes(source.charset()), source));
			}
		}
		return bytes;
	}

	private static byte[] behindMark(byte[] text, SourceText source) {
		try {
			byte[] mark = source.encode("");
			byte[] all = Arrays.copyOf(mark, mark.length + text.length);
			System.arraycopy(text, 0, all, mark.length, text.length);
			return all;
		} catch (CharacterCodingException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	@Override
	public void close() {
		files.close();
	}
}
