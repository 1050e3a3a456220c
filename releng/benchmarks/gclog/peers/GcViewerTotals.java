/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.util.logging.Level;
import java.util.logging.Logger;

import com.tagtraum.perf.gcviewer.imp.DataReaderFacade;
import com.tagtraum.perf.gcviewer.model.GCModel;
import com.tagtraum.perf.gcviewer.model.GcResourceFile;

/** Reads logs with GCViewer and prints for each the number of pauses and their sum in seconds. */
public class GcViewerTotals {

	public static void main(String[] arguments) {
		// It warns of each line that it does not understand; printing that would cost more than reading.
		Logger.getLogger("").setLevel(Level.OFF);
		for (String name : arguments) {
			try {
				GcResourceFile file = new GcResourceFile(name);
				file.getLogger().setLevel(Level.OFF);
				GCModel model = new DataReaderFacade().loadModel(file);
				System.out.println("TOTALS\t" + name + "\t" + model.getPause().getN() + "\t" + model.getPause().getSum());
			} catch (Exception | OutOfMemoryError problem) {
				System.out.println("FAILED\t" + name + "\t" + problem.getClass().getSimpleName());
			}
		}
		System.exit(0);
	}
}
