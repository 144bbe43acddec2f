Feature: Sites as printed
  Which ships come to the docking sites of a station.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |

  @ruling=custom-cards-32
  Rule: Docking sites are for ships that are compatible with the station

    Scenario Outline: <ship> reports to a Cardassian station, and that is <verdict>
      Given Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
        | <ship>        | in hand               |
      When Alice reports "<ship>" to "Docking Ports"
      Then that is <verdict>

      Examples: One of the Federation, and a Cardassian one
        | ship     | verdict |
        | Runabout | illegal |
        | Groumall | legal   |

    Scenario Outline: a Runabout with <crew> asks to dock at the <site>, and that is <verdict>
      Given Alice has:
        | card     | where                 |
        | Nor      | at "Eliminate Virus"  |
        | <site>   | in the sites of "Nor" |
        | Runabout | at "Eliminate Virus"  |
        | <crew>   | aboard "Runabout"     |
      When Alice docks "Runabout" at "<site>"
      Then that is <verdict>

      Examples: It takes a V.I.P.
        | crew     | site           | verdict |
        | Calloway | Docking Ports  | illegal |
        | Sarek    | Docking Ports  | legal   |
        | Calloway | Docking Pylons | illegal |
        | Sarek    | Docking Pylons | legal   |

    Scenario Outline: the Runabout docks where <alice> is, and Bob's Klingon <how>, and that is <verdict>
      Given Alice has:
        | card          | where                  |
        | Nor           | at "Eliminate Virus"   |
        | Docking Ports | in the sites of "Nor"  |
        | Runabout      | at "Eliminate Virus"   |
        | Calloway      | aboard "Runabout"      |
        | <alice>       | aboard "Docking Ports" |
      And Bob has:
        | card | where   |
        | Kurn | <place> |
      When Alice docks "Runabout" at "Docking Ports"
      Then that is <verdict>

      Examples: It takes Computer Skill, which nobody opposes
        | alice   | how              | place                  | verdict |
        | Boheeka | is on the planet | on "Eliminate Virus"   | illegal |
        | Ari     | is on the planet | on "Eliminate Virus"   | legal   |
        | Ari     | is there, too    | aboard "Docking Ports" | illegal |
