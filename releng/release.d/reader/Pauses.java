/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.nio.file.Path;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.summary.GcSummary;

public class Pauses {
	public static void main(String[] logs) throws Exception {
		GcSummary summary = GcSummary.of(GcLogReader.read(Path.of(logs[0]), ReadingMonitor.NONE));
		System.out.printf("%d pauses, %s ms in all%n", summary.pauses(), summary.pauseNanos() / 1e6);
	}
}
