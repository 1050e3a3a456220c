/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Proofs of findings in the workbench: what is offered at a finding, the job that makes it, and what kept proofs say. */
package org.wiretune.ide.proof;
