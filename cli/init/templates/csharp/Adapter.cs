// Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout.
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

var engine = new { name = "My engine", version = "0.1", language = "C#" };
// What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it.
var can = new
{
    rulesets = new string[] { },
    phases = new string[] { },
    places = new string[] { },
    actions = new string[] { },
    decisions = new string[] { },
};
// The titles of the printed cards that the engine has.
var cards = new HashSet<string>();

// What was done since the board was set up, the setting up included.
var course = new List<JsonObject>();

// stdout carries replies only: whatever the engine and its libraries print there goes to Console.Error.
var utf8 = new UTF8Encoding(false);
using var input = new StreamReader(Console.OpenStandardInput(), utf8);
using var output = new StreamWriter(Console.OpenStandardOutput(), utf8) { AutoFlush = true, NewLine = "\n" };
Console.SetOut(Console.Error);
while (input.ReadLine() is { } line)
{
    long? id = null;
    string? verb = null;
    object reply;
    try
    {
        var request = RequestIn(line);
        id = request["id"]!.GetValue<long>();
        verb = VerbOf(request);
        reply = new { id, result = WithoutNulls(JsonSerializer.SerializeToNode(Remembered(verb, request))) };
    }
    catch (Exception error)
    {
        if (error is not Failure) Console.Error.WriteLine(error);
        var code = (error as Failure)?.Code ?? "internal";
        reply = new { id, error = new { code, message = error.Message } };
    }
    output.WriteLine(JsonSerializer.Serialize(reply));
    if (verb == "bye") break;
}

// Load here what takes long: the greeting may take 30 seconds, any other answer two.
void WarmUp()
{
}

object Hello(JsonObject request)
{
    if (!Words(request["protocols"]).Contains("1.0"))
        throw new Failure("unsupported", "This adapter speaks version 1.0 of the protocol.");
    WarmUp();
    var unknownTitles = Words(request["titles"]).Where(title => !cards.Contains(title)).ToArray();
    return new { protocol = "1.0", engine, can, unknownTitles };
}

// Forget the last game, put every card of request["board"] where it lies, and return { pending }: the decisions to be made.
object Arrange(JsonObject request) => throw new Failure("unsupported", "This adapter cannot set up a board yet.");

// Let the player request["as"] start request["act"]; return { outcome, pending }, the outcome being done or refused.
object Act(JsonObject request) => throw new Failure("out-of-order", "Nothing is arranged.");

// Answer the pending decision request["q"] with request["answer"]; return the same as for an act.
object Answer(JsonObject request) => throw new Failure("out-of-order", "Nothing is asked.");

// Return { board, pending }, the whole board as it is now, and change nothing.
object Observe(JsonObject request) => throw new Failure("out-of-order", "Nothing is arranged.");

object Served(string verb, JsonObject request) => verb switch
{
    "hello" => Hello(request),
    "arrange" => Arrange(request),
    "act" => Act(request),
    "answer" => Answer(request),
    "observe" => Observe(request),
    "bye" => new { },
    _ => throw new Failure("unknown-verb", $"There is no verb {verb}."),
};

// Does it all again, for engines that take nothing back: after a try, or when an act of several commands fails half-way.
// Returns what is pending.
JsonNode? RollBack()
{
    JsonNode? last = null;
    foreach (var request in course) last = JsonSerializer.SerializeToNode(Served(VerbOf(request), request));
    return last?["pending"]?.DeepClone();
}

object Remembered(string verb, JsonObject request)
{
    var result = Served(verb, request);
    if (verb == "arrange") course = new List<JsonObject> { request };
    if (JsonSerializer.SerializeToNode(result)?["outcome"]?.GetValue<string>() != "done") return result;
    if (request["try"]?.GetValue<bool>() == true) return new { outcome = "allowed", pending = RollBack() };
    course.Add(request);
    return result;
}

// What is null in the engine is absent in the protocol; only a game may have null as its winner.
static JsonNode? WithoutNulls(JsonNode? node)
{
    if (node is JsonObject fields)
        foreach (var (key, value) in fields.ToList())
            if (value is null && key != "winner") fields.Remove(key);
            else WithoutNulls(value);
    if (node is JsonArray items)
        foreach (var item in items) WithoutNulls(item);
    return node;
}

static string VerbOf(JsonObject request)
{
    if (request["do"] is not JsonValue value || !value.TryGetValue<string>(out var verb))
        throw new Failure("bad-request", "A request has a verb as \"do\".");
    return verb;
}

static JsonObject RequestIn(string line)
{
    JsonNode? read;
    try
    {
        read = JsonNode.Parse(line);
    }
    catch (JsonException error)
    {
        throw new Failure("bad-json", error.Message);
    }
    if (read is JsonObject request && request["id"] is JsonValue id && id.TryGetValue<long>(out _)) return request;
    throw new Failure("bad-request", "A request is an object with a whole number as \"id\".");
}

static List<string> Words(JsonNode? list) => list!.AsArray().Select(word => word!.GetValue<string>()).ToList();

// The request cannot be served. What the rules forbid is no failure but the outcome "refused".
class Failure : Exception
{
    public string Code { get; }

    public Failure(string code, string message) : base(message)
    {
        Code = code;
    }
}
