/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;
import javax.transaction.xa.XAException;
import javax.transaction.xa.XAResource;
import javax.transaction.xa.Xid;

/**
 * A second resource of an XA transaction. It does no work, but it votes and commits as a database does: a record of each
 * is appended to a log and forced to the disk. With it a transaction manager has to commit in two phases. One for each
 * session; they share the log.
 */
final class LoggedResource implements XAResource {

	private final FileChannel log;
	private final AtomicLong prepared;

	/**
	 * A resource.
	 *
	 * @param log the log, open for appending
	 * @param prepared counts the votes
	 */
	LoggedResource(FileChannel log, AtomicLong prepared) {
		this.log = log;
		this.prepared = prepared;
	}

	@Override
	public int prepare(Xid xid) throws XAException {
		write("prepared ", xid);
		prepared.incrementAndGet();
		return XA_OK;
	}

	@Override
	public void commit(Xid xid, boolean onePhase) throws XAException {
		write("committed ", xid);
	}

	@Override
	public void rollback(Xid xid) throws XAException {
		write("rolled back ", xid);
	}

	private void write(String what, Xid xid) throws XAException {
		String record = what + HexFormat.of().formatHex(xid.getGlobalTransactionId()) + '\n';
		try {
			log.write(ByteBuffer.wrap(record.getBytes(StandardCharsets.US_ASCII)));
			log.force(false);
		} catch (IOException e) {
			XAException failure = new XAException(XAException.XAER_RMERR);
			failure.initCause(e);
			throw failure;
		}
	}

	@Override
	public boolean isSameRM(XAResource other) {
		return other == this;
	}

	@Override
	public void start(Xid xid, int flags) {
		// There is no work to be told apart.
	}

	@Override
	public void end(Xid xid, int flags) {
		// There is no work to be told apart.
	}

	@Override
	public void forget(Xid xid) {
		// No outcome is decided here.
	}

	@Override
	public Xid[] recover(int flag) {
		return new Xid[0];
	}

	@Override
	public int getTransactionTimeout() {
		return 0;
	}

	@Override
	public boolean setTransactionTimeout(int seconds) {
		return false;
	}
}
