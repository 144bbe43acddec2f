Feature: Downloading facilities
  A downloaded facility is built, with all that building it asks for.

  @ruling=1eD-downloading-66
  Rule: Downloading a facility takes what building it takes

    Example: of all missions the outpost goes to the one where it could be built
      Given these locations:
        | location             |
        | Excavation           |
        | Kressari Rendezvous  |
        | Access Relay Station |
      And Alice has:
        | card               | where           |
        | Construct Starship | on the table    |
        | Taurik             | on "Excavation" |
        | Federation Outpost | in draw deck    |
      When Alice downloads "Federation Outpost" with "Construct Starship"
      Then "Federation Outpost" is now at "Excavation"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

    Scenario Outline: her engineer is at a mission for <whom>, and that the outpost is downloaded there is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | points | attempted by |
        | Border World | mission | planet | 30     | <whose>      |
      And these locations:
        | location     |
        | Border World |
      And Alice has:
        | card               | where             |
        | Construct Starship | on the table      |
        | Taurik             | on "Border World" |
        | Federation Outpost | in draw deck      |
      When Alice downloads "Federation Outpost" at "Border World" with "Construct Starship"
      Then that is <verdict>

      Examples: One for others, and one for those whose outpost it is
        | whom           | whose      | verdict |
        | Klingons       | Klingon    | illegal |
        | the Federation | Federation | legal   |

  @ruling=1eD-downloading-67
  Rule: An outpost is not downloaded to a homeworld

    Background:
      Given these locations:
        | location            |
        | Alter Records       |
        | Kressari Rendezvous |
      And Alice has:
        | card               | where                    |
        | Construct Starship | on the table             |
        | Groumall           | at "Kressari Rendezvous" |
        | Cardassian Outpost | in draw deck             |

    Example: not even to that of its own people
      Given Alice has:
        | card    | where              |
        | Damar   | aboard "Groumall"  |
        | Boheeka | on "Alter Records" |
      When Alice downloads "Cardassian Outpost" at "Alter Records" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

    Example: it goes to another mission of theirs
      Given Alice has:
        | card    | where              |
        | Damar   | aboard "Groumall"  |
        | Boheeka | on "Alter Records" |
      When Alice downloads "Cardassian Outpost" at "Kressari Rendezvous" with "Construct Starship"
      Then "Cardassian Outpost" is now at "Kressari Rendezvous"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

  @ruling=1eD-downloading-68
  Rule: An outpost is downloaded to a mission with its affiliation only

    Background:
      Given these locations:
        | location            |
        | Excavation          |
        | Brute Force         |
      And Alice has:
        | card               | where            |
        | Construct Starship | on the table     |
        | Taurik             | on "Excavation"  |
        | Federation Outpost | in draw deck     |

    Example: not to a mission of Klingons alone
      Given Alice has:
        | card | where            |
        | Data | on "Brute Force" |
      When Alice downloads "Federation Outpost" at "Brute Force" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

    Example: to one of the Federation
      Given Alice has:
        | card | where            |
        | Data | on "Brute Force" |
      When Alice downloads "Federation Outpost" at "Excavation" with "Construct Starship"
      Then "Federation Outpost" is now at "Excavation"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

  @ruling=1eD-downloading-69
  Rule: A facility is not downloaded where its player has another one

    Background:
      Given these locations:
        | location              |
        | Explore Black Cluster |
      And Alice has:
        | card               | where                      |
        | Construct Starship | on the table               |
        | Taurik             | aboard "Runabout"          |
        | Runabout           | at "Explore Black Cluster" |
        | Federation Outpost | in draw deck               |

    Example: a neutral outpost of the same player is there
      Given Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Explore Black Cluster" |
      When Alice downloads "Federation Outpost" at "Explore Black Cluster" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

    Example: one of the other player is no hindrance
      Given Bob has:
        | card            | where                      |
        | Neutral Outpost | at "Explore Black Cluster" |
      When Alice downloads "Federation Outpost" at "Explore Black Cluster" with "Construct Starship"
      Then "Federation Outpost" is now at "Explore Black Cluster"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

  @ruling=1eD-downloading-70
  Rule: What the facility's own text asks for must be there

    Background:
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Construct Starship | on the table    |
        | Darian Wallace     | on "Excavation" |
        | Federation Outpost | in draw deck    |

    Example: without an engineer there is no outpost
      When Alice downloads "Federation Outpost" at "Excavation" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

    Example: an engineer of the Federation founds it
      Given Alice has:
        | card   | where           |
        | Taurik | on "Excavation" |
      When Alice downloads "Federation Outpost" at "Excavation" with "Construct Starship"
      Then "Federation Outpost" is now at "Excavation"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

    Example: an engineer of Bob's does not found it for Alice
      Given Bob has:
        | card   | where           |
        | Taurik | on "Excavation" |
      When Alice downloads "Federation Outpost" at "Excavation" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-71
  Rule: Establish Dominion Foothold does not download Primary Supply Depot, which cannot be built

    @frame=open
    Example: of the two depots only the remote one is offered
      Given these made-up cards:
        | card         | type    | kind   | quadrant | attempted by |
        | Quiet Colony | mission | planet | alpha    | Dominion     |
      And these locations:
        | location     |
        | Quiet Colony |
      And Alice has:
        | card                        | where             |
        | Kudak'Etan                  | on "Quiet Colony" |
        | Establish Dominion Foothold | on "Quiet Colony" |
        | Primary Supply Depot        | in draw deck      |
        | Remote Supply Depot         | in draw deck      |
      When Alice attempts "Quiet Colony"
      And Alice chooses "Remote Supply Depot" from "Remote Supply Depot" and none
      Then "Remote Supply Depot" is now at "Quiet Colony"
      And "Primary Supply Depot" is still in Alice's draw deck

  @ruling=1eD-downloading-72
  Rule: Establish Dominion Foothold downloads Remote Supply Depot only where it could be built

    Background:
      Given these made-up cards:
        | card         | type    | kind   | quadrant | attempted by | keywords  |
        | Quiet Colony | mission | planet | alpha    | Dominion     |           |
        | Old Home     | mission | planet | alpha    | Dominion     | Homeworld |
      And these locations:
        | location     |
        | Quiet Colony |
        | Old Home     |
      And Alice has:
        | card                | where        |
        | Remote Supply Depot | in draw deck |

    @part=engineer
    Example: without a Dominion engineer there it is not downloaded
      Given Alice has:
        | card                        | where             |
        | Weyoun                      | on "Quiet Colony" |
        | Establish Dominion Foothold | on "Quiet Colony" |
      When Alice attempts "Quiet Colony"
      Then "Remote Supply Depot" is still in Alice's draw deck

    @part=homeworld
    Example: nor at a homeworld
      Given Alice has:
        | card                        | where         |
        | Kudak'Etan                  | on "Old Home" |
        | Establish Dominion Foothold | on "Old Home" |
      When Alice attempts "Old Home"
      Then "Remote Supply Depot" is still in Alice's draw deck

    @part=facility
    Example: nor beside another facility
      Given Alice has:
        | card                        | where             |
        | Neutral Outpost             | at "Quiet Colony" |
        | Kudak'Etan                  | on "Quiet Colony" |
        | Establish Dominion Foothold | on "Quiet Colony" |
      When Alice attempts "Quiet Colony"
      Then "Remote Supply Depot" is still in Alice's draw deck

    @part=mission
    Example: nor at a mission of others
      Given these made-up cards:
        | card         | type    | kind   | quadrant | attempted by |
        | Other Colony | mission | planet | alpha    | Non-Aligned  |
      And these locations:
        | location     |
        | Other Colony |
      And Alice has:
        | card                        | where             |
        | Kudak'Etan                  | on "Other Colony" |
        | Narik                       | on "Other Colony" |
        | Establish Dominion Foothold | on "Other Colony" |
      When Alice attempts "Other Colony"
      Then "Remote Supply Depot" is still in Alice's draw deck
      And "Other Colony" is now completed
      And "Establish Dominion Foothold" is now in Alice's discard pile
      And Alice now has 10 points
      And nothing else has changed

  @ruling=1eD-downloading-73
  Rule: Subjugate Planet downloads Remote Supply Depot to a planet that is not of the Dominion

    @frame=open
    Example: the affiliation of the mission does not matter
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card                | where                       | state |
        | Jean-Luc Picard     | on "Excavation"             |       |
        | Jem'Hadar Attack Ship | at "Excavation"           |       |
        | Kudak'Etan          | aboard "Jem'Hadar Attack Ship" |    |
        | Subjugate Planet    | on "Excavation"             |       |
        | Remote Supply Depot | in draw deck                |       |
      When Alice attempts "Excavation"
      And Alice chooses "Remote Supply Depot"
      Then "Remote Supply Depot" is now at "Excavation"
      And "Subjugate Planet" is now in Alice's discard pile

    Example: an engineer is at another planet of hers, too, and it comes to the one that was solved
      Given these made-up cards:
        | card         | type      | kind   | affiliations | classification | attempted by |
        | Other Colony | mission   | planet |              |                | Federation   |
        | Near Builder | personnel |        | Dominion     | ENGINEER       |              |
        | Far Builder  | personnel |        | Dominion     | ENGINEER       |              |
      And these locations:
        | location     |
        | Excavation   |
        | Other Colony |
      And Alice has:
        | card                         | where                                 |
        | Jean-Luc Picard              | on "Excavation"                       |
        | Jem'Hadar Attack Ship [near] | at "Excavation"                       |
        | Near Builder                 | aboard "Jem'Hadar Attack Ship" [near] |
        | Jem'Hadar Attack Ship [far]  | at "Other Colony"                     |
        | Far Builder                  | aboard "Jem'Hadar Attack Ship" [far]  |
        | Subjugate Planet             | on "Excavation"                       |
        | Remote Supply Depot          | in draw deck                          |
      When Alice attempts "Excavation"
      And Alice chooses "Remote Supply Depot"
      Then "Remote Supply Depot" is now at "Excavation"
      And "Subjugate Planet" is now in Alice's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eD-downloading-74
  Rule: With Subjugate Planet the Dominion engineer is still needed

    Example: without one there is no depot
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card                  | where                          |
        | Jean-Luc Picard       | on "Excavation"                |
        | Jem'Hadar Attack Ship | at "Excavation"                |
        | Weyoun                | aboard "Jem'Hadar Attack Ship" |
        | Subjugate Planet      | on "Excavation"                |
        | Remote Supply Depot   | in draw deck                   |
      When Alice attempts "Excavation"
      Then "Remote Supply Depot" is still in Alice's draw deck
      And "Weyoun" is still aboard "Jem'Hadar Attack Ship"
      And "Subjugate Planet" is now in Alice's discard pile
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed
