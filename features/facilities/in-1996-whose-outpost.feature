Feature: Whose outpost it is in 1996
  A player uses his own outposts, and no others.

  @ruling=faq96-34-neutral-outpost-02
  Rule: Nobody uses an outpost of his opponent's

    Background:
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |

    @part=report
    Scenario Outline: Calloway is to report to the <outpost> of <player>
      Given <player> has:
        | card      | where                      |
        | <outpost> | at "Wormhole Negotiations" |
      And Alice has:
        | card     | where   |
        | Calloway | in hand |
      When Alice reports "Calloway" to "<outpost>"
      Then that is <verdict>

      Examples: A Neutral Outpost
        | player | outpost         | verdict |
        | Alice  | Neutral Outpost | legal   |
        | Bob    | Neutral Outpost | illegal |

      Examples: One of her own affiliation
        | player | outpost            | verdict |
        | Alice  | Federation Outpost | legal   |
        | Bob    | Federation Outpost | illegal |

    @part=dock
    Scenario Outline: a runabout is to dock at the Neutral Outpost of <player>
      Given <player> has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Calloway | aboard "Runabout"          |
      When Alice docks "Runabout" at "Neutral Outpost"
      Then that is <verdict>

      Examples:
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |
