Feature: Personnel of two affiliations in 1996
  Whoever is of two affiliations is of one of them as long as his player says so.

  @ruling=faq96-366-dual-affiliation-personnel-04
  Rule: As a Romulan Stefan DeSeve neither boards a Federation ship nor joins a Federation team

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
        | Worf              | on "Excavation"            |

    @part=ship
    Scenario Outline: in <mode> mode it is <verdict> to beam him aboard
      Given Alice has:
        | card          | where           | state          |
        | Stefan DeSeve | on "Excavation" | in <mode> mode |
      When Alice beams "Stefan DeSeve" aboard "U.S.S. Enterprise"
      Then that is <verdict>

      Examples:
        | mode       | verdict |
        | Romulan    | illegal |
        | Federation | legal   |

    @part=team
    Scenario Outline: in <mode> mode it is <verdict> to attempt the mission with him and Worf
      Given Alice has:
        | card          | where           | state          |
        | Stefan DeSeve | on "Excavation" | in <mode> mode |
      When Alice attempts "Excavation" with "Stefan DeSeve" and "Worf"
      Then that is <verdict>

      Examples:
        | mode       | verdict |
        | Romulan    | illegal |
        | Federation | legal   |

    @part=switch
    Example: once he is switched he goes aboard
      Given Alice has:
        | card          | where           | state           |
        | Stefan DeSeve | on "Excavation" | in Romulan mode |
      When Alice switches "Stefan DeSeve" into Federation mode
      And Alice beams "Stefan DeSeve" aboard "U.S.S. Enterprise"
      Then "Stefan DeSeve" is now aboard "U.S.S. Enterprise"
      And "Stefan DeSeve" is still in Federation mode
      And nothing else has changed

    @part=treaty
    Example: under a treaty he goes aboard as a Romulan
      Given Alice has:
        | card                       | where           | state           |
        | Stefan DeSeve              | on "Excavation" | in Romulan mode |
        | Treaty: Federation/Romulan | on the table    |                 |
      When Alice beams "Stefan DeSeve" aboard "U.S.S. Enterprise"
      Then "Stefan DeSeve" is now aboard "U.S.S. Enterprise"
      And "Stefan DeSeve" is still in Romulan mode
      And nothing else has changed

  Rule: Whoever takes part in an attempt stays in one mode until it is over

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           | state              |
        | Major Rakal      | on "Excavation" | in Federation mode |
        | Full Planet Scan | in hand         |                    |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |

    @ruling=faq96-366-dual-affiliation-personnel-05
    Example: once the attempt is announced Major Rakal stays as she is
      When Alice attempts "Excavation"
      And Alice responds with "Major Rakal" into Romulan mode
      Then that is illegal
      And "Major Rakal" is still in Federation mode

    @ruling=faq96-366-dual-affiliation-personnel-05 @frame=many
    Example: when it is over she may be switched
      When Alice attempts "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Alice switches "Major Rakal" into Romulan mode
      Then "Major Rakal" is now in Romulan mode

  @ruling=faq96-366-dual-affiliation-personnel-08
  Rule: An interrupt against which Major Rakal's other side would help has taken effect before she is switched

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card          | where           | state           |
        | Major Rakal   | on "Excavation" | in Romulan mode |
        | Amanda Rogers | in hand         |                 |
      And Bob has:
        | card                   | where   |
        | Anonymous Denunciation | in hand |
      And it is Bob's turn

    Example: she does not turn diplomat to answer it
      When Bob plays "Anonymous Denunciation" on "Major Rakal"
      And Alice responds with "Major Rakal" into Federation mode
      Then that is illegal
      And the STRENGTH of "Major Rakal" is 1

    @frame=unsayable
    Example: she turns diplomat when it is too late
      When Bob plays "Anonymous Denunciation" on "Major Rakal"
      And Alice passes
      And Alice switches "Major Rakal" into Federation mode
      Then "Major Rakal" is now in Federation mode
      And the STRENGTH of "Major Rakal" is 1

    Example: it comes to nothing where she was a diplomat before
      When Alice switches "Major Rakal" into Federation mode
      And Bob plays "Anonymous Denunciation" on "Major Rakal"
      Then the STRENGTH of "Major Rakal" is 4
