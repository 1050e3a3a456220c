/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What gauges have shown, kept in a file and opened again: {@code GaugeRecording} writes and reads it. */
package org.wiretune.servers.recordings;
