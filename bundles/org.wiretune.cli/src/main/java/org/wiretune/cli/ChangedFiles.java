/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.file.FileNotWritten;
import org.wiretune.safety.undo.UndoJournal;

/**
 * The files that a command changes: written so that {@code undo} can take them back. One that cannot be written, or that
 * somebody else changed since it was read, is left and named, with the others of the same fix; the rest goes on.
 */
final class ChangedFiles implements AutoCloseable {

	private final PrintStream err;
	private final UndoJournal journal = new UndoJournal();
	private final Set<String> told = new HashSet<>();
	private final Set<String> written = new HashSet<>();
	private final Set<String> left = new HashSet<>();
	private final Set<String> notKept = new HashSet<>();
	private String notKeptReason;

	ChangedFiles(PrintStream err) {
		this.err = err;
	}

	/**
	 * Writes the files of a fix, or of several that have files in common, all or none.
	 *
	 * @param tree the files as they were read
	 * @param group the files
	 * @param changed new texts by path
	 * @return whether they were written
	 */
	boolean write(PathsTree tree, Collection<String> group, Map<String, String> changed) {
		Map<String, ChangedFile> now = new HashMap<>();
		for (String path : group) {
			if (changed.containsKey(path)) {
				try {
					now.put(path, ChangedFile.write(tree, path, changed.get(path), journal));
				} catch (NotChanged reason) {
					leave(path, reason.getMessage());
					takeBack(tree, path, group, now);
					return false;
				}
			}
		}
		now.forEach((path, file) -> file.notKept().ifPresent(reason -> {
			notKept.add(path);
			notKeptReason = reason;
		}));
		written.addAll(now.keySet());
		return true;
	}

	/**
	 * Gives the files of a group again what they held, because one of them cannot be written, and says so for each.
	 *
	 * @param tree the files as they were read
	 * @param obstacle the file that cannot be written
	 * @param group all files of the group
	 * @param now those that were written already
	 */
	private void takeBack(PathsTree tree, String obstacle, Collection<String> group, Map<String, ChangedFile> now) {
		for (String path : group) {
			if (path.equals(obstacle)) {
				continue;
			}
			String sentence = CommandTexts.text("sameFix", tree.shown(path), tree.shown(obstacle));
			if (now.containsKey(path)) {
				try {
					now.get(path).takeBack();
				} catch (FileNotWritten problem) {
					sentence = CommandTexts.text("halfFix", tree.shown(path), tree.shown(obstacle), problem.getMessage());
				}
			}
			leave(path, sentence);
		}
	}

	/**
	 * Leaves a file if somebody else changed it since it was read.
	 *
	 * @param tree the files as they were read
	 * @param path the file
	 * @return whether it was left
	 */
	boolean leaveChanged(PathsTree tree, String path) {
		Path file = tree.resolve(path);
		if (file == null || !tree.wasRead(path) || tree.unchangedText(path) != null) {
			return false;
		}
		leaveBecause(tree, path, ChangedFile.whyOther(tree, path));
		return true;
	}

	/**
	 * Leaves a file and says why.
	 *
	 * @param tree the files as they were read
	 * @param path the file
	 * @param reason continues the sentence, without a full stop
	 */
	void leaveBecause(PathsTree tree, String path, String reason) {
		leave(path, CommandTexts.text("notChanged", tree.shown(path), reason));
	}

	/**
	 * Shows what would change instead of changing it; a file that is another by now is left and named.
	 *
	 * @param tree the files as they were read
	 * @param changed new texts by path
	 * @param differences shows them
	 * @return how many files would change
	 * @throws CannotRun where the patch cannot be written
	 */
	int show(PathsTree tree, Map<String, String> changed, Differences differences) throws CannotRun {
		int shown = 0;
		for (Map.Entry<String, String> file : changed.entrySet()) {
			SourceText before = tree.unchangedText(file.getKey());
			if (before == null) {
				leaveBecause(tree, file.getKey(), ChangedFile.whyOther(tree, file.getKey()));
			} else {
				differences.show(tree.shown(file.getKey()), before.text(), file.getValue());
				shown++;
			}
		}
		differences.finish();
		return shown;
	}

	private void leave(String path, String sentence) {
		left.add(path);
		tell(sentence);
	}

	/**
	 * Says something that is wrong, once.
	 *
	 * @param sentence a complete sentence
	 */
	void tell(String sentence) {
		if (told.add(sentence)) {
			err.println(sentence);
		}
	}

	/** {@return the files that were written} */
	Set<String> written() {
		return written;
	}

	/** {@return the files that were to be changed and were not} */
	Set<String> left() {
		return left;
	}

	/** {@return what to say of undo behind what was changed; says besides why undo cannot take something back} */
	String undoHint() {
		StringBuilder hint = new StringBuilder();
		if (journal.id().isPresent() && written.size() > notKept.size()) {
			hint.append(' ').append(CommandTexts.text("canUndo"));
		}
		if (!notKept.isEmpty()) {
			tell(CommandTexts.text("notKept", notKept.size(), notKeptReason));
			hint.append(' ').append(CommandTexts.text("canNotTakeBack", notKept.size()));
		}
		return hint.toString();
	}

	@Override
	public void close() {
		journal.close();
	}
}
