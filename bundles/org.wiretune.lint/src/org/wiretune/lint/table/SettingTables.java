/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.List;

import java.io.IOException;

import java.net.URL;

import java.util.ArrayList;

import java.util.HashSet;

import java.util.Set;

import org.wiretune.core.host.Added;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;

/** The tables of settings, those that ship with WireTune first. */
public final class SettingTables {

	private static final Contributed.Derived<List<FileKind>> KINDS = new Contributed.Derived<>(SettingTables::read);

	private SettingTables() {
	}

	/** {@return all kinds of files that the tables describe} */
	public static List<FileKind> kinds() {
		return Contributors.current().get(KINDS);
	}

	/** {@return a kind of file} @param id its id @throws java.util.NoSuchElementException where no table describes it */
	public static FileKind kind(String id) {
		return kinds().stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
	}

	/** {@return whether a file of this path is read by a table as text that is no XML} @param path the path with forward slashes */
	public static boolean isText(String path) {
		return kinds().stream().anyMatch(kind -> kind.syntax() != null && kind.accepts(path));
	}

	private static List<FileKind> read(Contributed contributed) {
		List<FileKind> kinds = new ArrayList<>();
		Set<String> ids = new HashSet<>();
		for (Added<URL> table : contributed.tables()) {
			try {
				for (FileKind kind : TableReader.read(table.part())) {
					if (ids.add(kind.id())) {
						kinds.add(kind);
					} else {
						contributed.refuse(table.by(), TEXTS.get("tableTwice", kind.id()));
					}
				}
			} catch (IOException | RuntimeException mistake) {
				if (table.by().isHouse()) {
					throw new IllegalStateException(table.part().toString(), mistake);
				}
				contributed.refuse(table.by(), TEXTS.get("tableWrong", mistake.getMessage()));
			}
		}
		return List.copyOf(kinds);
	}
}
