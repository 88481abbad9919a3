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
  /** Times in milliseconds. */
  interface Settings {
    readonly url: string;
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly dnsTimeout: number;
  }
  const nodemailer: { createTransport(settings: Settings): Transport };
  export default nodemailer;
}
