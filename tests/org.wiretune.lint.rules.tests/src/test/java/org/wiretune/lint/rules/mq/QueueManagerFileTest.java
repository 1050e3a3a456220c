/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.fix.FixRefused;

/** The file qm.ini of a queue manager. */
class QueueManagerFileTest {

	private static final String FILE = MqSamples.QUEUE_MANAGER;

	@Test
	void logBuffer() {
		String rule = "mq-log-settings-not-max";
		Files unset = MqSamples.queueManager("");
		assertEquals(Severity.INFO, unset.finding(rule).severity());
		Files stated = MqSamples.queueManager("   LogBufferPages=4095\n");
		assertEquals("4095", stated.finding(rule).measured());
		assertTrue(MqSamples.queueManager("   LogBufferPages=4096\n").findings(rule).isEmpty());
		FixContract.verify(stated, rule + "/buffer", Map.of(FILE, Map.of("LogBufferPages=4095", "LogBufferPages=4096")));
		FixContract.verify(unset, rule + "/buffer", Map.of(FILE, Map.of("LogPath=/var/mqm/log/QM1/\n", "LogPath=/var/mqm/log/QM1/\n   LogBufferPages=4096\n")));
	}

	/** 0 is what a new queue manager has: no size, but the choice of the queue manager. */
	@Test
	void bufferOfTheQueueManagersChoice() {
		for (String stated : List.of("   LogBufferPages=0\n", "")) {
			assertTrue(MqSamples.queueManager(stated).finding("mq-log-settings-not-max").message().contains("is left to the queue manager"), stated);
		}
		assertTrue(MqSamples.queueManager("   LogBufferPages=512\n").finding("mq-log-settings-not-max").message().contains("is 512 pages"));
	}

	/** In the context of an image the file has no folder of its own; its log tells whose it is. */
	@Test
	void nameOfTheQueueManager() {
		String text = MqSamples.queueManager("").text(FILE);
		assertTrue(new Files().with("image/qm.ini", text).finding("mq-default-q-buffer").message().contains(" of QM1 is"));
		assertTrue(new Files().with("mqm/qmgrs/OTHER/qm.ini", text).finding("mq-default-q-buffer").message().contains(" of OTHER is"));
		assertTrue(new Files().with("image/qm.ini", "Log:\n   LogType=CIRCULAR\n").finding("mq-default-q-buffer").message().contains(" of image is"));
	}

	/** What is added to the file of a queue manager is no file of a queue manager. */
	@Test
	void pieceOfAFile() {
		Files piece = new Files().with(FILE, "ApiExitLocal:\n   Name=Intercept\n   Sequence=200\n");
		for (String rule : List.of("mq-log-settings-not-max", "mq-channel-not-fastpath", "mq-default-q-buffer", "mq-default-pq-buffer")) {
			assertEquals(List.of(), piece.findings(rule), rule);
		}
		assertEquals(1, new Files().with(FILE, "Channels:\n   MQIBindType=STANDARD\n").findings("mq-channel-not-fastpath").size());
	}

	/** A stanza that is missing is written in the style of the product. */
	private static String fixed(Files files, String rule) {
		try {
			Files after = files.copy().apply(files.finding(rule).fixes().get(0));
			assertTrue(after.findings(rule).isEmpty(), rule);
			return after.text(FILE);
		} catch (FixRefused refused) {
			throw new AssertionError(refused);
		}
	}

	@Test
	void singleDisk() {
		assertEquals(1, MqSamples.queueManager("").findings("mq-single-disk").size());
		assertTrue(MqSamples.queueManager("").replace(FILE, "/var/mqm/log/QM1/", "/mqlog/QM1/").findings("mq-single-disk").isEmpty());
	}

	@Test
	void channels() {
		String rule = "mq-channel-not-fastpath";
		Files none = MqSamples.queueManager("");
		Files stated = MqSamples.queueManager("Channels:\n   MaxChannels=500\n   MQIBindType=STANDARD\n");
		assertEquals("STANDARD", stated.finding(rule).measured());
		assertTrue(MqSamples.queueManager("Channels:\n   MQIBindType=FASTPATH\n").findings(rule).isEmpty());
		FixContract.verify(stated, rule + "/fastpath", Map.of(FILE, Map.of("MQIBindType=STANDARD", "MQIBindType=FASTPATH")));
		FixContract.verify(MqSamples.queueManager("Channels:\n   MaxChannels=500\n"), rule + "/fastpath",
				Map.of(FILE, Map.of("MaxChannels=500\n", "MaxChannels=500\n   MQIBindType=FASTPATH\n")));
		assertEquals(none.text(FILE) + "Channels:\n   MQIBindType=FASTPATH\n", fixed(none, rule));
	}

	@Test
	void buffers() {
		for (String[] each : List.of(new String[] {"mq-default-q-buffer", "DefaultQBufferSize"}, new String[] {"mq-default-pq-buffer", "DefaultPQBufferSize"})) {
			Files stated = MqSamples.queueManager("TuningParameters:\n   " + each[1] + "=1048575\n");
			assertEquals("1048575", stated.finding(each[0]).measured());
			assertTrue(MqSamples.queueManager("TuningParameters:\n   " + each[1] + "=1048576\n").findings(each[0]).isEmpty());
			FixContract.verify(stated, each[0] + "/megabyte", Map.of(FILE, Map.of("=1048575", "=1048576")));
			Files none = MqSamples.queueManager("");
			assertEquals(none.text(FILE) + "TuningParameters:\n   " + each[1] + "=1048576\n", fixed(none, each[0]));
		}
	}

	@Test
	void embeddedQueueManager() {
		String rule = "embedded-jms-hand-tuned";
		String text = MqSamples.queueManager("   LogBufferPages=4000\nTuningParameters:\n   DefaultQBufferSize=65536\n").text(FILE);
		Files embedded = new Files().with("mqm/qmgrs/WAS_node1_server1/qm.ini", text);
		assertEquals(2, embedded.findings(rule).size());
		assertTrue(embedded.findings("mq-default-q-buffer").isEmpty());
		assertTrue(embedded.findings("mq-log-settings-not-max").isEmpty());
		assertTrue(new Files().with(FILE, text).findings(rule).isEmpty());
		assertTrue(new Files().with("mqm/qmgrs/WAS_node1_server1/qm.ini", MqSamples.queueManager("").text(FILE)).findings(rule).isEmpty());
	}
}
