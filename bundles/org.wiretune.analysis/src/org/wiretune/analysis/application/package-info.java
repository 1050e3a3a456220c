/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** An application of the user as both sides of a proof: as its files are, and with a fix made in copies of them. */
package org.wiretune.analysis.application;
