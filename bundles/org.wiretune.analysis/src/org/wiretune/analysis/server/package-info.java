/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The user's own configuration of a server: as settings of a run, and beside a server that runs, whose picture tells where it differs. */
package org.wiretune.analysis.server;
