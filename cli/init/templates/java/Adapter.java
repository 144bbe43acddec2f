import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout. */
public class Adapter {
    static final Map<String, Object> ENGINE = fields("name", "My engine", "version", "0.1", "language", "Java");
    /** What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it. */
    static final Map<String, Object> CAN = fields("rulesets", List.of(), "phases", List.of(), "places", List.of(),
            "actions", List.of(), "decisions", List.of());
    /** The titles of the printed cards that the engine has. */
    static final Set<String> CARDS = Set.of();

    /** The request cannot be served. What the rules forbid is no failure but the outcome "refused". */
    static class Failure extends RuntimeException {
        final String code;

        Failure(String code, String message) {
            super(message);
            this.code = code;
        }
    }

    /** Load here what takes long: the greeting may take 30 seconds, any other answer two. */
    static void warmUp() {
    }

    /** Fields by name and value; one without a value is left out, as Map.of would not. */
    static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int at = 0; at < namesAndValues.length; at += 2)
            if (namesAndValues[at + 1] != null) fields.put((String) namesAndValues[at], namesAndValues[at + 1]);
        return fields;
    }

    static Map<String, Object> hello(Map<String, Object> request) {
        if (!((List<?>) request.get("protocols")).contains("1.0"))
            throw new Failure("unsupported", "This adapter speaks version 1.0 of the protocol.");
        warmUp();
        List<Object> unknown = new ArrayList<>();
        for (Object title : (List<?>) request.get("titles")) if (!CARDS.contains(title)) unknown.add(title);
        return fields("protocol", "1.0", "engine", ENGINE, "can", CAN, "unknownTitles", unknown);
    }

    /** Forget the last game, put every card of the "board" where it lies, and return the decisions to be made as "pending". */
    static Map<String, Object> arrange(Map<String, Object> request) {
        throw new Failure("unsupported", "This adapter cannot set up a board yet.");
    }

    /** Let the player "as" start the "act"; return the "outcome" (done or refused) and "pending". */
    static Map<String, Object> act(Map<String, Object> request) {
        throw new Failure("out-of-order", "Nothing is arranged.");
    }

    /** Answer the pending decision "q" with the "answer"; return the same as for an act. */
    static Map<String, Object> answer(Map<String, Object> request) {
        throw new Failure("out-of-order", "Nothing is asked.");
    }

    /** Return the whole "board" as it is now, and "pending"; change nothing. */
    static Map<String, Object> observe(Map<String, Object> request) {
        throw new Failure("out-of-order", "Nothing is arranged.");
    }

    /** What was done since the board was set up, the setting up included. */
    static List<Map<String, Object>> course = new ArrayList<>();

    /** Does it all again, for engines that take nothing back: after a try, or when an act of several commands fails half-way. Returns what is pending. */
    static Object rollBack() {
        Object pending = null;
        for (Map<String, Object> request : course) pending = served(request).get("pending");
        return pending;
    }

    static Map<String, Object> serve(Map<String, Object> request) {
        Map<String, Object> result = served(request);
        if ("arrange".equals(request.get("do"))) course = new ArrayList<>(List.of(request));
        if (!"done".equals(result.get("outcome"))) return result;
        if (Boolean.TRUE.equals(request.get("try"))) return fields("outcome", "allowed", "pending", rollBack());
        course.add(request);
        return result;
    }

    /** Has `bye` been said? */
    static boolean ended = false;

    static Map<String, Object> served(Map<String, Object> request) {
        if (!(request.get("do") instanceof String)) throw new Failure("bad-request", "A request has a verb as \"do\".");
        switch ((String) request.get("do")) {
            case "hello": return hello(request);
            case "arrange": return arrange(request);
            case "act": return act(request);
            case "answer": return answer(request);
            case "observe": return observe(request);
            case "bye": ended = true; return Map.of();
            default: throw new Failure("unknown-verb", "There is no verb " + request.get("do") + ".");
        }
    }

    static Map<String, Object> replyTo(String line) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("id", null);
        try {
            Map<String, Object> request = requestIn(line);
            reply.put("id", request.get("id"));
            reply.put("result", serve(request));
        } catch (Exception | StackOverflowError error) {
            if (!(error instanceof Failure)) error.printStackTrace();
            String code = error instanceof Failure ? ((Failure) error).code : "internal";
            reply.put("error", Map.of("code", code, "message", String.valueOf(error.getMessage())));
        }
        return reply;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> requestIn(String line) {
        Object read = new Json(line).document();
        if (read instanceof Map && ((Map<?, ?>) read).get("id") instanceof Long) return (Map<String, Object>) read;
        throw new Failure("bad-request", "A request is an object with a whole number as \"id\".");
    }

    public static void main(String[] arguments) throws Exception {
        // stdout carries replies only: whatever the engine and its libraries print there goes to System.err.
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> reply = replyTo(line);
            out.print(Json.text(reply) + "\n");
            out.flush();
            if (ended) return;
        }
    }

    /** JSON as maps, lists, strings, booleans, null, Long for whole numbers and Double for others. */
    static class Json {
        private final String text;
        private int at = 0;

        Json(String text) {
            this.text = text;
        }

        Object document() {
            Object value = value();
            if (peek() != 0) throw wrong();
            return value;
        }

        private Object value() {
            char next = peek();
            if (next == '{') return object();
            if (next == '[') return list();
            if (next == '"') return string();
            if (next == '-' || Character.isDigit(next)) return number();
            if (word("true")) return true;
            if (word("false")) return false;
            if (word("null")) return null;
            throw wrong();
        }

        private Map<String, Object> object() {
            Map<String, Object> map = new LinkedHashMap<>();
            at++;
            for (boolean more = peek() != '}'; more; more = peek() == ',' && at++ >= 0) {
                if (peek() != '"') throw wrong();
                String key = string();
                expect(':');
                map.put(key, value());
            }
            expect('}');
            return map;
        }

        private List<Object> list() {
            List<Object> items = new ArrayList<>();
            at++;
            for (boolean more = peek() != ']'; more; more = peek() == ',' && at++ >= 0) items.add(value());
            expect(']');
            return items;
        }

        private String string() {
            StringBuilder read = new StringBuilder();
            at++;
            for (; at < text.length() && text.charAt(at) != '"'; at++)
                read.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
            if (at++ >= text.length()) throw wrong();
            return read.toString();
        }

        private char escaped() {
            int which = ++at < text.length() ? "\"\\/bfnrtu".indexOf(text.charAt(at)) : -1;
            if (which < 0 || which == 8 && at + 4 >= text.length()) throw wrong();
            if (which < 8) return "\"\\/\b\f\n\r\t".charAt(which);
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
        }

        private Object number() {
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
            String read = text.substring(start, at);
            try {
                return read.matches("-?\\d+") ? (Object) Long.valueOf(read) : (Object) Double.valueOf(read);
            } catch (NumberFormatException error) {
                throw wrong();
            }
        }

        private boolean word(String word) {
            if (!text.startsWith(word, at)) return false;
            at += word.length();
            return true;
        }

        /** The next character that is no blank; 0 at the end. */
        private char peek() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private void expect(char wanted) {
            if (peek() != wanted) throw wrong();
            at++;
        }

        private Failure wrong() {
            return new Failure("bad-json", "The line is not JSON at character " + (at + 1) + ".");
        }

        static String text(Object value) {
            if (value instanceof Map) {
                List<String> fields = new ArrayList<>();
                ((Map<?, ?>) value).forEach((key, field) -> {
                    // What is null in the engine is absent in the protocol, but for these two.
                    if (field != null || key.equals("id") || key.equals("winner")) fields.add(text(key) + ":" + text(field));
                });
                return "{" + String.join(",", fields) + "}";
            }
            if (value instanceof Iterable) {
                List<String> items = new ArrayList<>();
                ((Iterable<?>) value).forEach(item -> items.add(text(item)));
                return "[" + String.join(",", items) + "]";
            }
            return value instanceof String ? quoted((String) value) : String.valueOf(value);
        }

        private static String quoted(String text) {
            StringBuilder quoted = new StringBuilder("\"");
            for (char c : text.toCharArray()) {
                if (c == '"' || c == '\\') quoted.append('\\').append(c);
                else if (c < ' ') quoted.append(String.format("\\u%04x", (int) c));
                else quoted.append(c);
            }
            return quoted.append('"').toString();
        }
    }
}
