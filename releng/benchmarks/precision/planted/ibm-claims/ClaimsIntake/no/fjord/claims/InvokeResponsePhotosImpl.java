package no.fjord.claims;

import com.ibm.websphere.sca.Service;
import com.ibm.websphere.sca.ServiceAsyncImpl;
import com.ibm.websphere.sca.ServiceImplAsync;
import com.ibm.websphere.sca.ServiceManager;
import com.ibm.websphere.sca.Ticket;
import commonj.sdo.DataObject;

/** Sends photos to the scanner; answers when the scanner has answered. */
public class InvokeResponsePhotosImpl implements ServiceImplAsync {

	public void invokeAsync(com.ibm.websphere.sca.scdl.OperationType operation, Object input, com.ibm.websphere.sca.ServiceCallback callback, Ticket ticket) {
		Service scan = (Service) ServiceManager.INSTANCE.locateService("ScanPartner");
		DataObject answer = (DataObject) scan.invoke("score", input);
		callback.onInvokeResponse(ticket, answer, null);
	}
}
