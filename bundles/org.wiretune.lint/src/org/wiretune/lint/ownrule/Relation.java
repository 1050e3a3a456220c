/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.Arrays;
import java.util.Optional;

import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;

/** What two groups of a rule have in common. */
public enum Relation {

	/** They belong to the same application. */
	APPLICATION("application") {
		@Override
		Object of(ConfiguredGroup group) {
			return group.application();
		}
	},
	/** They configure the same server, or belong to applications that run on it as far as files tell. */
	SERVER("server") {
		@Override
		Object of(ConfiguredGroup group) {
			if (group.server() != null) {
				return group.server();
			}
			Hosting host = group.application() == null ? null : Hosting.of(group.reading(), group.path(), server -> true);
			return host == null ? null : host.server();
		}
	},
	/** They stand in the same file. */
	FILE("file") {
		@Override
		Object of(ConfiguredGroup group) {
			return group.file();
		}
	},
	/** Their files stand in the same folder. */
	FOLDER("folder") {
		@Override
		Object of(ConfiguredGroup group) {
			return group.path().substring(0, Math.max(0, group.path().lastIndexOf('/')));
		}
	},
	/** Their files stand in the same module or, where there is none, in the folder of the same application. */
	MODULE("module") {
		@Override
		Object of(ConfiguredGroup group) {
			return Hosting.project(group.reading(), group.path());
		}
	};

	private final String word;

	Relation(String word) {
		this.word = word;
	}

	/** {@return what groups in this relation share; null where it is not known} @param group a group */
	abstract Object of(ConfiguredGroup group);

	/** {@return the word in rules files} */
	public String word() {
		return word;
	}

	/** {@return the relation of a word} @param word a word of a rules file */
	static Optional<Relation> ofWord(String word) {
		return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
	}
}
