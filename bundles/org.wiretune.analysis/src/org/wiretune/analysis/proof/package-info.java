/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Findings and their proofs: which recipe proves a finding with which values, and what kept proofs say of it. */
package org.wiretune.analysis.proof;
