/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.GcEvents.UNKNOWN;
import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.wiretune.gclog.LogFile;
import org.wiretune.safety.quantity.Nanoseconds;

/** Puts the files of a set in the order in which they were written, by the times in them as far as these can tell it. */
final class SetOrder {

	private static final Comparator<LogHead> BY_NUMBER = Comparator.comparingLong((LogHead head) -> SetName.of(head.file().shortName()).number())
			.thenComparing(head -> head.file().name());
	private static final Comparator<LogHead> BY_FILE_TIME = Comparator.comparingLong(LogHead::modified).thenComparing(BY_NUMBER);

	private SetOrder() {
	}

	/** {@return the files in order} @param remarks gets a sentence where the order is not that of the content, or a file is left out */
	static List<LogFile> of(List<LogHead> heads, List<String> remarks) {
		List<LogHead> files = new ArrayList<>(heads);
		withoutCopies(files, remarks);
		if (files.stream().allMatch(head -> head.wallClock() != UNKNOWN)) {
			files.sort(Comparator.comparingLong(LogHead::wallClock).thenComparing(BY_NUMBER));
		} else if (files.stream().allMatch(head -> head.uptime() != UNKNOWN)) {
			files.sort(Comparator.comparingLong(LogHead::uptime).thenComparing(BY_NUMBER));
			if (overlap(files)) {
				files.sort(BY_FILE_TIME);
				remarks.add(TEXTS.get("set.overlap"));
			}
		} else if (files.size() > 1) {
			files.sort(BY_FILE_TIME);
			remarks.add(TEXTS.get("set.noTimes"));
		}
		return files.stream().map(LogHead::file).toList();
	}

	/** {@return whether files tell of the same uptime, so that several virtual machines wrote them} */
	private static boolean overlap(List<LogHead> files) {
		for (int i = 1; i < files.size(); i++) {
			if (files.get(i - 1).lastUptime() != UNKNOWN && files.get(i - 1).lastUptime() > files.get(i).uptime() + Nanoseconds.IN_SECOND
					|| files.get(i - 1).uptime() == files.get(i).uptime()) {
				return true;
			}
		}
		return false;
	}

	/** A file that was just compressed may still be there itself. */
	private static void withoutCopies(List<LogHead> files, List<String> remarks) {
		Map<String, LogHead> plain = new HashMap<>();
		for (LogHead head : files) {
			if (head.file().entry().isEmpty() && SetName.of(head.file().path()).plain().equals(head.file().shortName())) {
				plain.put(head.file().shortName(), head);
			}
		}
		for (Iterator<LogHead> all = files.iterator(); all.hasNext();) {
			LogHead head = all.next();
			LogHead same = plain.get(SetName.of(head.file().shortName()).plain());
			if (same != null && same != head && same.wallClock() == head.wallClock() && same.uptime() == head.uptime()) {
				remarks.add(TEXTS.get("set.copy", head.file().name(), same.file().name()));
				all.remove();
			}
		}
	}
}
