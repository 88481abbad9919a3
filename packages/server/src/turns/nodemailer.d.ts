/** As much of the library as is used; its published types bring a cloud along. */
declare module 'nodemailer' {
  interface Mail {
    readonly from: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Transport {
    sendMail(mail: Mail): Promise<unknown>;
    close(): void;
  }
  const nodemailer: { createTransport(url: string): Transport };
  export default nodemailer;
}
