/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.gclog;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;
import org.wiretune.gclog.read.GcLogStart;

/** Tells collection logs by their first lines, as the reader does; an empty file may become one. */
public final class GcLogDescriber implements ITextContentDescriber {

	private static final int LOOKED_AT = GcLogStart.LENGTH;

	@Override
	public int describe(InputStream contents, IContentDescription description) throws IOException {
		return describe(contents.readNBytes(LOOKED_AT));
	}

	@Override
	public int describe(Reader contents, IContentDescription description) throws IOException {
		char[] start = new char[LOOKED_AT];
		int length = 0;
		for (int read = contents.read(start); read > 0 && length < LOOKED_AT; read = contents.read(start, length, LOOKED_AT - length)) {
			length += read;
		}
		return describe(new String(start, 0, length).getBytes(StandardCharsets.UTF_8));
	}

	private static int describe(byte[] start) {
		if (start.length == 0) {
			return INDETERMINATE;
		}
		return GcLogStart.isLog(start) ? VALID : INVALID;
	}

	@Override
	public QualifiedName[] getSupportedOptions() {
		return new QualifiedName[0];
	}
}
