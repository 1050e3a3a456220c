/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributors;
import org.wiretune.lint.format.ContributedFormat;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.table.TableFormats;

/** The formats that WireTune reads. */
public final class FileFormats {

	/** Formats that fill the model by themselves, then those of the tables. */
	private static final Contributed.Derived<List<FileFormat>> ALL = new Contributed.Derived<>(contributed -> Stream.concat(
			contributed.formats().stream().map(added -> added.part() instanceof FileFormat house ? house : new ContributedFormat(added.part(), reason -> contributed.refuse(added.by(), reason))), TableFormats.all().stream()).toList());

	private FileFormats() {
	}

	/** {@return all formats} */
	public static List<FileFormat> all() {
		return Contributors.current().get(ALL);
	}
}
