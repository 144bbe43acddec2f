Feature: What one individual has, and what the card has
  Icons, points and skills of the one are not those of the other.

  @ruling=1eS-ship-staffing-18
  Rule: The card has one affiliation icon, which either of the two may use for staffing

    Example: the two do not fill both non-aligned seats
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Hunt for DNA Program  |
      And Alice has:
        | card              | where                      |
        | Zalkonian Vessel  | at "Explore Black Cluster" |
        | Beverly and Will  | aboard "Zalkonian Vessel"  |
        | Baran             | aboard "Zalkonian Vessel"  |
      When Alice moves "Zalkonian Vessel" to "Hunt for DNA Program"
      Then that is illegal
      And nothing else has changed

    Example: one of the two fills a seat, and somebody else the other
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Hunt for DNA Program  |
      And Alice has:
        | card              | where                      |
        | Zalkonian Vessel  | at "Explore Black Cluster" |
        | Beverly and Will  | aboard "Zalkonian Vessel"  |
        | Baran             | aboard "Zalkonian Vessel"  |
        | Narik             | aboard "Zalkonian Vessel"  |
      When Alice moves "Zalkonian Vessel" to "Hunt for DNA Program"
      Then "Zalkonian Vessel" is now at "Hunt for DNA Program"
      And nothing else has changed

  @ruling=1eS-ship-staffing-19
  Rule: Third and Fourth bring a Communication icon and a Borg icon to the staffing of a Borg Cube

    Background:
      Given these locations:
        | location              | quadrant |
        | Explore Black Cluster | Alpha    |
        | Hunt for DNA Program  | Alpha    |
      And Alice has:
        | card             | where                      |
        | Borg Cube        | at "Explore Black Cluster" |

    Example: with five other drones the seven seats are filled
      Given Alice has:
        | card             | where              |
        | Third and Fourth | aboard "Borg Cube" |
        | Eight of Nineteen | aboard "Borg Cube" |
        | Six of Eleven    | aboard "Borg Cube" |
        | Two of Eleven    | aboard "Borg Cube" |
        | Guard Drone      | aboard "Borg Cube" |
        | Sabotage Drone   | aboard "Borg Cube" |
      When Alice moves "Borg Cube" to "Hunt for DNA Program"
      Then "Borg Cube" is now at "Hunt for DNA Program"
      And nothing else has changed

    Example: with four other drones a seat stays empty
      Given Alice has:
        | card             | where              |
        | Third and Fourth | aboard "Borg Cube" |
        | Eight of Nineteen | aboard "Borg Cube" |
        | Six of Eleven    | aboard "Borg Cube" |
        | Two of Eleven    | aboard "Borg Cube" |
        | Guard Drone      | aboard "Borg Cube" |
      When Alice moves "Borg Cube" to "Hunt for DNA Program"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-34
  Rule: A benefit of features comes only for the individual who has them

    @part=one
    Example: Physics scores for B'Etor and not for Lursa
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card             | where                     | state           |
        | Sisters of Duras | on "Hunt for DNA Program" | in Romulan mode |
        | Thei             | on "Hunt for DNA Program" |                 |
      And Bob has:
        | card             | where                        |
        | Prize of Physics | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then Alice now has 10 points
      And "Prize of Physics" is now in Bob's discard pile
      And nothing else has changed

    @part=both
    Example: for Jake, for Nog and for B'Etor Alice draws a card each, and none for Lursa, who is not young
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where                              | state           |
        | Treaty: Federation/Klingon | on the table                       |                 |
        | Jake and Nog               | on "Excavation"                    |                 |
        | Sisters of Duras           | on "Excavation"                    | in Klingon mode |
        | Worf                       | in draw deck                       |                 |
        | Data                       | in draw deck                       |                 |
        | Klag                       | in draw deck                       |                 |
        | Guinan                     | at the bottom of Alice's draw deck |                 |
      And Bob has:
        | card       | where              |
        | Ooby Dooby | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf", "Data" and "Klag" are now in Alice's hand
      And "Jake and Nog" and "Sisters of Duras" are now stopped
      And "Ooby Dooby" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-38
  Rule: The card is no target for assimilation as counterpart

    Scenario Outline: the Borg aim at <whom>
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                   | where   |
        | Assimilate Counterpart | in hand |
      And Bob has:
        | card         | where                     |
        | Sons of Mogh | on "Hunt for DNA Program" |
        | Gowron       | on "Hunt for DNA Program" |
      When Alice plays "Assimilate Counterpart" on "<whom>"
      Then that is <verdict>

      Examples: Both are unique Klingons
        | whom         | verdict |
        | Sons of Mogh | illegal |
        | Gowron       | legal   |

  @ruling=1eS-sisters-of-duras-01
  Rule: Reflection Therapy gives Honor to neither of the sisters

    Background:
      Given these made-up cards:
        | card       | type    | kind   | attempted by | requires     |
        | Star Chart | mission | planet | any          | Astrophysics |
      And the spaceline:
        | mission    |
        | Star Chart |

    @part=lursa
    Example: Lursa is to learn Honor
      Given Alice has:
        | card                    | where           | state           |
        | Sisters of Duras        | on "Star Chart" | in Romulan mode |
        | Reflection Therapy      | in hand         |                 |
        | Alternate Universe Door | on the table    |                 |
      When Alice plays "Reflection Therapy" on "Sisters of Duras" [Lursa] naming "Honor"
      Then that is illegal

    @part=b-etor
    Example: B'Etor is to learn Honor
      Given Alice has:
        | card                    | where           | state           |
        | Sisters of Duras        | on "Star Chart" | in Romulan mode |
        | Reflection Therapy      | in hand         |                 |
        | Alternate Universe Door | on the table    |                 |
      When Alice plays "Reflection Therapy" on "Sisters of Duras" [B'Etor] naming "Honor"
      Then that is illegal
      And nothing else has changed

    Example: Lursa is to learn Astrophysics
      Given Alice has:
        | card                    | where           | state           |
        | Sisters of Duras        | on "Star Chart" | in Romulan mode |
        | Reflection Therapy      | in hand         |                 |
        | Alternate Universe Door | on the table    |                 |
      When Alice plays "Reflection Therapy" on "Sisters of Duras" [Lursa] naming "Astrophysics"
      And Alice chooses Geology
      And Alice attempts "Star Chart"
      Then "Star Chart" is now completed
      And "Reflection Therapy" is still on "Sisters of Duras"
      And nothing else has changed

  Rule: What lets one individual report for free

    @ruling=1eD-dual-personnel-card-30
    Example: Data and Picard report for free, and the card play is left for Thei
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                  | where                     |
        | Romulan Outpost       | at "Hunt for DNA Program" |
        | Dr. Soong             | aboard "Romulan Outpost"  |
        | Cybernetics Expertise | on the table              |
        | Thei                  | in hand                   |
        | Data and Picard       | in hand                   |
      And this has happened:
        | action                                   |
        | Alice reports "Data and Picard" to "Romulan Outpost" |
      When Alice reports "Thei" to "Romulan Outpost"
      Then "Thei" is now aboard "Romulan Outpost"
      And nothing else has changed

    @ruling=1eD-dual-personnel-card-31
    Scenario Outline: an android and his companion report, <where> there is Cybernetics
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                  | where                     |
        | Romulan Outpost       | at "Hunt for DNA Program" |
        | Dr. Soong             | <doctor>                  |
        | Cybernetics Expertise | on the table              |
        | Thei                  | in hand                   |
        | Data and Picard       | in hand                   |
      And this has happened:
        | action                                    |
        | Alice reports "Thei" to "Romulan Outpost" |
      When Alice reports "Data and Picard" to "Romulan Outpost"
      Then that is <verdict>

      Examples: The card play of the turn has been used
        | where         | doctor                    | verdict |
        | where         | aboard "Romulan Outpost"  | legal   |
        | but not where | on "Hunt for DNA Program" | illegal |

  @ruling=1eD-dual-personnel-card-33
  Rule: A cost of reporting or downloading is paid only for the individual whom it is asked for

    @part=reporting @frame=differs
    Example: a toll on Ferengi is paid for Nog and not for Jake
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card               | where                     |
        | Federation Outpost | at "Hunt for DNA Program" |
        | Ferengi Toll       | on the table              |
        | Jake and Nog       | in hand                   |
        | Worf               | in hand                   |
        | Data               | in hand                   |
      When Alice reports "Jake and Nog" to "Federation Outpost"
      And Alice chooses "Worf" from "Worf" and "Data"
      Then "Jake and Nog" is now aboard "Federation Outpost"
      And "Worf" is now in Alice's discard pile
      And "Data" is still in Alice's hand

    @part=downloading
    Example: a fee for an OFFICER who is downloaded is paid for Kurn and not for Worf
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                | where                     |
        | Klingon Outpost     | at "Hunt for DNA Program" |
        | Quartermaster's Fee | on the table              |
        | Defend Homeworld    | on the table              |
        | Sons of Mogh        | in draw deck              |
        | Klag                | in hand                   |
        | Gowron              | in hand                   |
      When Alice uses "Defend Homeworld"
      And Alice chooses "Klag" from "Klag" and "Gowron"
      Then "Sons of Mogh" is now aboard "Klingon Outpost"
      And "Klag" is now in Alice's discard pile
      And "Gowron" is still in Alice's hand
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed
