Feature: Cloaking in 1996
  A crew that cloaks or decloaks its ship, once a turn, and what it cannot do meanwhile.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Explore Interstellar Matter |

  @ruling=faq96-24-cloaking-uncloaking-01
  Rule: A ship cloaks or decloaks once a turn, and not both

    Scenario Outline: a ship that <first> this turn stays <now>
      Given Alice has:
        | card         | where                 | state   |
        | I.K.C. Vorn  | at "Excavation"       | <state> |
        | Kurn         | aboard "I.K.C. Vorn"  |         |
      When Alice <first> "I.K.C. Vorn"
      Then "I.K.C. Vorn" is <then>
      When Alice <second> "I.K.C. Vorn"
      Then that is illegal
      And nothing else has changed

      @part=cloaks
      Examples: It has cloaked
        | first    | second   | state       | then              | now      |
        | cloaks   | decloaks | not cloaked | now cloaked       | cloaked  |

      @part=decloaks
      Examples: It has decloaked
        | first    | second   | state       | then              | now      |
        | decloaks | cloaks   | cloaked     | no longer cloaked | in sight |

    Example: each ship has a turn of its own
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        |         |
        | Kurn          | aboard "I.K.C. Vorn"   |         |
        | I.K.C. Bortas | at "Excavation"        | cloaked |
        | Klag          | aboard "I.K.C. Bortas" |         |
      When Alice cloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now cloaked
      When Alice decloaks "I.K.C. Bortas"
      Then "I.K.C. Bortas" is no longer cloaked
      And nothing else has changed

    @frame=many
    Example: what was cloaked in one turn is decloaked in the next
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Excavation"      |
        | Kurn        | aboard "I.K.C. Vorn" |
      When Alice cloaks "I.K.C. Vorn"
      And play goes on until Alice's second turn
      And Alice decloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is no longer cloaked

  @ruling=faq96-24-outposts-01
  Rule: No ship enters play at an outpost already cloaked

    Example: the Bird-of-Prey that reports can be seen at the dock
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where             |
        | Klingon Outpost | at "Plunder Site" |
        | I.K.C. Vorn     | in hand           |
      When Alice reports "I.K.C. Vorn" to "Klingon Outpost"
      Then "I.K.C. Vorn" is now docked at "Klingon Outpost"
      And "I.K.C. Vorn" is still not cloaked
      And nothing else has changed

  @ruling=faq96-24-outposts-02
  Rule: A ship that reported this turn cloaks as soon as its crew has come aboard

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where                    |
        | Klingon Outpost | at "Plunder Site"        |
        | Kurn            | aboard "Klingon Outpost" |

    Example: the ship docks, Kurn goes aboard, and it is gone
      Given Alice has:
        | card        | where   |
        | I.K.C. Vorn | in hand |
      When Alice reports "I.K.C. Vorn" to "Klingon Outpost"
      Then "I.K.C. Vorn" is now docked at "Klingon Outpost"
      When Alice beams "Kurn" aboard "I.K.C. Vorn"
      Then "Kurn" is now aboard "I.K.C. Vorn"
      When Alice cloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now cloaked
      And nothing else has changed

  @ruling=faq96-24-staffing-01
  Rule: A ship with nobody aboard neither cloaks nor decloaks

    Scenario Outline: with <aboard> aboard the ship <does>, and that is <verdict>
      Given Alice has:
        | card        | where                   | state   |
        | I.K.C. Vorn | at "Excavation"         | <state> |
        | Kurn        | <where>                 |         |
        | Tricorder   | aboard "I.K.C. Vorn"    |         |
      When Alice <does> "I.K.C. Vorn"
      Then that is <verdict>

      @part=cloak
      Examples: It cloaks
        | aboard            | does   | state       | where                | verdict |
        | a Tricorder alone | cloaks | not cloaked | in hand              | illegal |
        | Kurn              | cloaks | not cloaked | aboard "I.K.C. Vorn" | legal   |

      @part=decloak
      Examples: It decloaks
        | aboard            | does     | state   | where                | verdict |
        | a Tricorder alone | decloaks | cloaked | in hand              | illegal |
        | Kurn              | decloaks | cloaked | aboard "I.K.C. Vorn" | legal   |

  @ruling=faq96-24-staffing-02
  Rule: An Away Team does not cloak or decloak its ship from where it is

    @part=cloak
    Example: Kurn has to beam up before his ship can hide
      Given Alice has:
        | card        | where           |
        | I.K.C. Vorn | at "Excavation" |
        | Kurn        | on "Excavation" |
      When Alice cloaks "I.K.C. Vorn"
      Then that is illegal
      When Alice beams "Kurn" aboard "I.K.C. Vorn"
      Then "Kurn" is now aboard "I.K.C. Vorn"
      When Alice cloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now cloaked
      And nothing else has changed

    @part=decloak
    Scenario Outline: the ship that was left cloaked is decloaked by <whom>, and that is <verdict>
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | on "Excavation"      |         |
        | Klag        | <where>              |         |
      When Alice decloaks "I.K.C. Vorn"
      Then that is <verdict>

      Examples:
        | whom                     | where                | verdict |
        | the Away Team            | on "Excavation"      | illegal |
        | Klag, who stayed aboard, | aboard "I.K.C. Vorn" | legal   |

  @ruling=faq96-24-tractor-beams-01
  Rule: A cloaked ship does not use its Tractor Beam before it has decloaked

    @part=ship-seizure
    Example: the cloaked Bird-of-Prey tows nobody away
      Given Alice has:
        | card         | where                | state   |
        | I.K.C. Vorn  | at "Excavation"      | cloaked |
        | Kurn         | aboard "I.K.C. Vorn" |         |
        | Ship Seizure | in hand              |         |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice plays "Ship Seizure" on "Runabout"
      Then that is illegal
      When Alice decloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is no longer cloaked
      When Alice plays "Ship Seizure" on "Runabout"
      Then "Runabout" is now in Bob's discard pile
      And "Ship Seizure" is now in Alice's discard pile
      And nothing else has changed

    @part=tractor-beam
    Scenario Outline: the ship that would tow the garbage away is <state>, and that is <verdict>
      Given Alice has:
        | card        | where                            | state   |
        | I.K.C. Vorn | at "Excavation"                  | <state> |
        | Kurn        | aboard "I.K.C. Vorn"             |         |
        | Kromm       | aboard "I.K.C. Vorn"             |         |
        | Korvek      | aboard "I.K.C. Vorn"             |         |
      And Bob has:
        | card                     | where             |
        | Radioactive Garbage Scow | atop "Excavation" |
      When Alice moves "I.K.C. Vorn" to "Explore Interstellar Matter" with "Radioactive Garbage Scow"
      Then that is <verdict>

      Examples:
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |
