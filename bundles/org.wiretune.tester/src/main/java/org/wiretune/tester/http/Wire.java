/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Bytes to and from the other side; calls block. {@link #close()} may come from any thread and wakes who waits. */
interface Wire extends Closeable {

	/** Reads what there is, at least one byte; -1 at the end of the connection. */
	int read(ByteBuffer target) throws IOException;

	/** Writes everything. */
	void write(ByteBuffer source) throws IOException;

	/** Whether the other side has closed the connection since the last answer. */
	boolean isStale();
}
