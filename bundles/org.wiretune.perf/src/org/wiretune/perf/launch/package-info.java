/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Starting the processes of a run, following them and ending them; the command. */
package org.wiretune.perf.launch;
